import { uniformFloat64 } from 'pure-rand/distribution/uniformFloat64';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';

const FNV_PRIME = 0x01000193;
const FNV_BASIS = 0x811c9dc5;

/** FNV-1a over UTF-16 code units, a signed 32-bit integer. Each salt gives an unrelated hash. */
export function hashText(text: string, salt = 0): number {
  let hash = salt === 0 ? FNV_BASIS : Math.imul(FNV_BASIS ^ salt, FNV_PRIME);
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), FNV_PRIME);
  return hash | 0;
}

/** MurmurHash3's final mixing, a signed 32-bit integer. One changed bit changes everything. */
export function mixBits(value: number): number {
  let bits = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return bits ^ (bits >>> 16);
}

/** The same seed gives the same numbers in every engine. */
export interface RandomStream {
  /** In [0, 1). */
  unit(): number;
  /** Both ends included. */
  integer(min: number, max: number): number;
  /** In [`min`, `max`). */
  between(min: number, max: number): number;
  state(): readonly number[];
}

/**
 * Seeds `5` and `'5'` give the same course.
 * @throws RangeError for anything but text and safe integers.
 */
export function seedText(seed: string | number): string {
  if (typeof seed !== 'string' && !Number.isSafeInteger(seed)) {
    throw new RangeError(`A seed is a string or a safe integer, not ${String(seed)}.`);
  }
  return String(seed);
}

export function createRandomStream(seed: string, purpose: string): RandomStream {
  const generator: RandomGenerator = xoroshiro128plusFromState(
    generatorState(`${purpose}:${seed}`),
  );
  return {
    unit: () => uniformFloat64(generator),
    integer: (min, max) => uniformInt(generator, min, max),
    between: (min, max) => min + (max - min) * uniformFloat64(generator),
    state: () => generator.getState(),
  };
}

/** Never all four 0, because the generator would then return only 0. */
function generatorState(text: string): readonly [number, number, number, number] {
  const word = (salt: number) => mixBits(hashText(text, salt));
  return [word(1) | 1, word(2), word(3), word(4)];
}
