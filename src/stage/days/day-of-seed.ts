import { hashText } from '#simulation';

export const DAY_COUNT = 5;

/** Keeps days apart from other uses of the seed. */
const SALT = 5;

/**
 * The place in `DAYS` of the day that a run with this seed has after the first dawn. All days are
 * equally likely.
 */
export function dayOfSeed(seed: string): number {
  return Math.abs(hashText(seed, SALT) % DAY_COUNT);
}
