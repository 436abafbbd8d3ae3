export const ATTEMPTS = 3;

export interface Result {
  readonly score: number;
  readonly metres: number;
  readonly assisted: boolean;
}

/** A day's ranked attempts in order. null for one under way or given up. */
export type DayResults = readonly (Result | null)[];

export type DailyResults = ReadonlyMap<number, DayResults>;

/** By id; ids sort by time. Each attempt has its own, as two tabs can start one at once. */
export type DailyAttempts = ReadonlyMap<number, AttemptsOfDay>;
export type AttemptsOfDay = ReadonlyMap<string, Result | null>;

export const NO_ATTEMPTS: DailyAttempts = new Map();

export function attemptsLeft(day: DayResults): number {
  return Math.max(0, ATTEMPTS - day.length);
}

export function bestOf(day: DayResults, assisted: boolean): Result | null {
  return day.reduce<Result | null>((best, result) => {
    return result?.assisted === assisted ? better(best, result) : best;
  }, null);
}

/** Combines the attempts of two tabs or browsers. Where a day has too many, the best ones count. */
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

function compare(one: Result | null, other: Result | null): number {
  if (one === null || other === null) return Number(one !== null) - Number(other !== null);
  return (
    one.score - other.score ||
    one.metres - other.metres ||
    Number(other.assisted) - Number(one.assisted)
  );
}
