import { bestOf, type Result } from './daily-results.ts';

/**
 * The best results of a day's course in practice: at most one without assists, then at most one
 * with them.
 */
export type PracticeBests = readonly Result[];

/** The best results in practice of each day that has any, by its number. */
export type PracticeBestsOfDays = ReadonlyMap<number, PracticeBests>;

export const NO_BESTS: PracticeBestsOfDays = new Map();

/** What is best of some results; null for one that was not finished. */
export function bestsOf(results: readonly (Result | null)[]): PracticeBests {
  return [bestOf(results, false), bestOf(results, true)].flatMap((result) => result ?? []);
}

/** Combines the bests of two tabs. Does not depend on their order. */
export function joinBests(
  one: PracticeBestsOfDays,
  other: PracticeBestsOfDays,
): PracticeBestsOfDays {
  const joined = new Map(one);
  for (const [day, bests] of other)
    joined.set(day, bestsOf([...(joined.get(day) ?? []), ...bests]));
  return joined;
}
