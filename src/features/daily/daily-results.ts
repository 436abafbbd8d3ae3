/** Ranked attempts at each day's course. */
export const ATTEMPTS = 3;

/** What an attempt came to. */
export interface Result {
  readonly score: number;
  /** Ground covered, whole metres. */
  readonly metres: number;
  readonly assisted: boolean;
}

/** The ranked attempts begun at a day's course, {@link ATTEMPTS} at most, the first one first; null: given up, or still on. */
export type DayResults = readonly (Result | null)[];

/** The days that have any, by their number. */
export type DailyResults = ReadonlyMap<number, DayResults>;

export const NO_RESULTS: DailyResults = new Map();

export function attemptsLeft(day: DayResults): number {
  return Math.max(0, ATTEMPTS - day.length);
}

/** The best result with assists, or without; null for none. */
export function bestOf(day: DayResults, assisted: boolean): Result | null {
  return day.reduce<Result | null>((best, result) => {
    return result?.assisted === assisted ? better(best, result) : best;
  }, null);
}

/** All that either has. Where two tabs came to have the same attempt, the better result stands. */
export function joinResults(one: DailyResults, other: DailyResults): DailyResults {
  const joined = new Map(one);
  for (const [day, results] of other) joined.set(day, joinDays(joined.get(day) ?? [], results));
  return joined;
}

function joinDays(one: DayResults, other: DayResults): DayResults {
  const [more, fewer] = one.length >= other.length ? [one, other] : [other, one];
  return more.map((result, index) => better(result, fewer[index] ?? null));
}

/** Independent of the order. */
function better(one: Result | null, other: Result | null): Result | null {
  if (one === null || other === null) return one ?? other;
  const lead = one.score - other.score || one.metres - other.metres || Number(other.assisted) - Number(one.assisted);
  return lead >= 0 ? one : other;
}
