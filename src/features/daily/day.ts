import type { DailyResults } from './daily-results.ts';

const MS_PER_DAY = 86_400_000;

const FIRST_DAY = Date.UTC(2026, 10, 1);

/**
 * UTC days give everybody the same course at the same time. 0 or less if the clock is wrong.
 * @param at ms since 1970.
 */
export function dayNumber(at: number): number {
  return Math.floor((at - FIRST_DAY) / MS_PER_DAY) + 1;
}

export function startOfDay(day: number): number {
  return FIRST_DAY + (day - 1) * MS_PER_DAY;
}

/** ms until the next day, always above 0. */
export function msUntilNextDay(at: number): number {
  return startOfDay(dayNumber(at) + 1) - at;
}

/**
 * YYYY-MM-DD, with more digits and a sign for years that need them.
 * @throws RangeError for a day that a Date can't represent, some 270,000 years away.
 */
export function dateOfDay(day: number): string {
  return new Date(startOfDay(day)).toISOString().replace(/T.*/, '');
}

export function seedOfDay(day: number): string {
  return `daily-${dateOfDay(day)}`;
}

/**
 * '#daily' opens today's course. Browsers don't send the fragment to the server. Punctuation may
 * follow, as in a link copied with its text.
 */
const FRAGMENT = /^#daily(?:-(\d{1,6}))?(?![-\w])/;

export function dayFromHash(hash: string): number | 'today' | undefined {
  const found = FRAGMENT.exec(hash);
  if (found === null) return undefined;
  return found[1] === undefined ? 'today' : Number(found[1]);
}

/** Opens the same course on every day: ranked on its own, and as practice later. */
export function hrefOfDay(day: number): string {
  return `#daily-${day}`;
}

export interface Streak {
  /** Ends today, or yesterday if today has no attempt yet. */
  readonly current: number;
  readonly longest: number;
}

export function streakOf(results: DailyResults, today: number): Streak {
  const days = new Set<number>();
  for (const [day, attempts] of results)
    if (attempts.some((result) => result !== null)) days.add(day);
  const upTo = (last: number) => {
    let length = 0;
    while (days.has(last - length)) length += 1;
    return length;
  };
  const lastDays = [...days].filter((day) => !days.has(day + 1));
  return {
    current: upTo(days.has(today) ? today : today - 1),
    longest: Math.max(0, ...lastDays.map(upTo)),
  };
}
