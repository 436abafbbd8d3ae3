import type { DailyResults } from './daily-results.ts';

const MS_PER_DAY = 86_400_000;

/** When day 1 begins, ms since 1970. */
const FIRST_DAY = Date.UTC(2026, 10, 1);

/**
 * The number of the day at a moment, ms since 1970. Days are those of UTC, so that everybody has
 * the same course at the same time. With a wrong clock it can be 0 or less.
 */
export function dayNumber(at: number): number {
  return Math.floor((at - FIRST_DAY) / MS_PER_DAY) + 1;
}

/** When a day begins, ms since 1970. */
export function beginning(day: number): number {
  return FIRST_DAY + (day - 1) * MS_PER_DAY;
}

/** The time from a moment, ms since 1970, until the next day: ms, above 0. */
export function untilNextDay(at: number): number {
  return beginning(dayNumber(at) + 1) - at;
}

/**
 * The date of a day: YYYY-MM-DD, with more digits and a sign for years that need them.
 * @throws RangeError for a day that a Date cannot represent, some 270,000 years away.
 */
export function dateOf(day: number): string {
  return new Date(beginning(day)).toISOString().replace(/T.*/, '');
}

/** The seed of a day's course, the same for everybody. */
export function seedOf(day: number): string {
  return `daily-${dateOf(day)}`;
}

/** The fragment of an address that opens today's course; browsers do not send it to the server. */
const TODAY = '#daily';

/** It, with the number of a past course if it opens that, and what a text has after a link. */
const FRAGMENT = /^#daily(?:-(\d{1,6}))?(?![-\w])/;

/**
 * Which course a fragment asks for: today's, or that of a number, which need not exist; undefined
 * for none.
 */
export function dailyIn(hash: string): number | 'today' | undefined {
  const found = FRAGMENT.exec(hash);
  if (found === null) return undefined;
  return found[1] === undefined ? 'today' : Number(found[1]);
}

/**
 * The address of a day's course on the page that is open. That of today's opens the course of the
 * day on which it is followed.
 */
export function hrefOfDay(day: number, today: number): string {
  return day < today ? `${TODAY}-${day}` : TODAY;
}

/** Consecutive days with at least one finished ranked attempt. */
export interface Streak {
  /** Ends today, or yesterday as long as today has none. */
  readonly current: number;
  readonly longest: number;
}

/** @param today the number of the day. */
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
