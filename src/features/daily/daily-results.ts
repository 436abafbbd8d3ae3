/** The number of ranked attempts at each day's course. */
export const ATTEMPTS = 3;

/** The result of an attempt. */
export interface Result {
  readonly score: number;
  /** The distance, whole metres. */
  readonly metres: number;
  readonly assisted: boolean;
}

/**
 * The ranked attempts at a day's course in order, {@link ATTEMPTS} at most; null for one that was
 * given up or is under way.
 */
export type DayResults = readonly (Result | null)[];

/** The results of each day that has any, by its number. */
export type DailyResults = ReadonlyMap<number, DayResults>;

/**
 * The attempts of each day by their ids, of which the earlier comes first in alphabetical order.
 * Two tabs can begin one at the same moment: each has an id of its own.
 */
export type DailyAttempts = ReadonlyMap<number, AttemptsOfDay>;
export type AttemptsOfDay = ReadonlyMap<string, Result | null>;

export const NO_ATTEMPTS: DailyAttempts = new Map();

export function attemptsLeft(day: DayResults): number {
  return Math.max(0, ATTEMPTS - day.length);
}

/** The best result with or without assists; null for none. */
export function bestOf(day: DayResults, assisted: boolean): Result | null {
  return day.reduce<Result | null>((best, result) => {
    return result?.assisted === assisted ? better(best, result) : best;
  }, null);
}

/**
 * The best score without assists or, if there is none, with them; undefined if nothing was
 * finished.
 */
export function bestScore(day: DayResults): number | undefined {
  return (bestOf(day, false) ?? bestOf(day, true))?.score;
}

/** Combines the attempts of two tabs or browsers. Of more than there are, the best ones count. */
export function joinAttempts(one: DailyAttempts, other: DailyAttempts): DailyAttempts {
  const joined = new Map(one);
  for (const [day, attempts] of other)
    joined.set(day, joinDays(joined.get(day) ?? new Map(), attempts));
  return joined;
}

export function resultsOf(attempts: DailyAttempts): DailyResults {
  return new Map([...attempts].map(([day, results]) => [day, [...results.values()]]));
}

function joinDays(one: AttemptsOfDay, other: AttemptsOfDay): AttemptsOfDay {
  const ids = [...new Set([...one.keys(), ...other.keys()])].sort();
  const all = ids.map((id) => [id, better(one.get(id) ?? null, other.get(id) ?? null)] as const);
  const best = [...all].sort(([, a], [, b]) => compare(b, a)).slice(0, ATTEMPTS);
  return new Map(all.filter((attempt) => best.includes(attempt)));
}

function better(one: Result | null, other: Result | null): Result | null {
  return compare(one, other) >= 0 ? one : other;
}

/** Above 0 if the first is better. */
function compare(one: Result | null, other: Result | null): number {
  if (one === null || other === null) return Number(one !== null) - Number(other !== null);
  return (
    one.score - other.score ||
    one.metres - other.metres ||
    Number(other.assisted) - Number(one.assisted)
  );
}
