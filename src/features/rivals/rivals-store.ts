import { fallback, object, parse } from 'valibot';
import { erasures, GrowingItem, type StoredKey, type TextStorage, wholeNumber } from '#platform';
import { RIVALS } from '#rivals';

const RIVALS_KEY = 'dino-rivals' satisfies StoredKey<'localStorage'>;

export interface BeatenRivals {
  /** How many from the first on: to beat one is to beat all that err more. */
  readonly beaten: number;
}

const STORED = object({ beaten: fallback(wholeNumber(RIVALS.length), 0) });

export class RivalsStore extends GrowingItem<BeatenRivals> {
  constructor(storage?: () => TextStorage | undefined) {
    super(
      {
        key: RIVALS_KEY,
        initial: { beaten: 0 },
        decode: (stored) => parse(STORED, stored),
        encode: (value) => value,
        apply: (one, other) => ({ beaten: Math.max(one.beaten, other.beaten) }),
      },
      storage,
    );
  }
}

export const rivalsStore = new RivalsStore();
erasures.subscribe(() => rivalsStore.reset());
