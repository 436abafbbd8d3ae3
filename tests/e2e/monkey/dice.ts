import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';

export interface Dice {
  /** `max` is included. */
  integer(min: number, max: number): number;
  /** @throws RangeError if there is none. */
  pick<const Item>(items: readonly Item[]): Item;
}

/** @param seed an integer of 32 bits. */
export function createDice(seed: number): Dice {
  const generator = xoroshiro128plus(seed);
  const integer = (min: number, max: number) => uniformInt(generator, min, max);
  return {
    integer,
    pick: (items) => {
      const item = items[integer(0, items.length - 1)];
      if (item === undefined) throw new RangeError('There is nothing to choose from.');
      return item;
    },
  };
}
