/** The number of ranked attempts at each day's course. */
export const ATTEMPTS = 3;

/** The result of an attempt. */
export interface Result {
  readonly score: number;
  /** The distance, whole metres. */
  readonly metres: number;
  readonly assisted: boolean;
}

/** The ranked attempts at a day's course in order, {@link ATTEMPTS} at most; null for one that was given up or is under way. */
export type DayResults = readonly (Result | null)[];

/** The results of each day that has any, by its number. */
export type DailyResults = ReadonlyMap<number, DayResults>;

export const NO_RESULTS: DailyResults = new Map();

export function attemptsLeft(day: DayResults): number {
  return Math.max(0, ATTEMPTS - day.length);
}

/** The best result with or without assists; null for none. */
export function bestOf(day: DayResults, assisted: boolean): Result | null {
  return day.reduce<Result | null>((best, result) => {
    return result?.assisted === assisted ? better(best, result) : best;
  }, null);
}

/** Combines the results of two tabs. Where both have the same attempt, the better result counts. */
export function joinResults(one: DailyResults, other: DailyResults): DailyResults {
  const joined = new Map(one);
  for (const [day, results] of other) joined.set(day, joinDays(joined.get(day) ?? [], results));
  return joined;
}

function joinDays(one: DayResults, other: DayResults): DayResults {
  const [more, fewer] = one.length >= other.length ? [one, other] : [other, one];
  return more.map((result, index) => better(result, fewer[index] ?? null));
}

/** Does not depend on the order of its arguments, so that all tabs agree. */
function better(one: Result | null, other: Result | null): Result | null {
  if (one === null || other === null) return one ?? other;
  const lead = one.score - other.score || one.metres - other.metres || Number(other.assisted) - Number(one.assisted);
  return lead >= 0 ? one : other;
}
