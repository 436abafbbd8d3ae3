import type { DailyResults } from './daily-results.ts';

/** Days in a row with at least one ranked attempt that was finished. */
export interface Streak {
  /** Up to today, or to yesterday while today has none yet. */
  readonly current: number;
  readonly longest: number;
}

/** @param today the number of the day's course. */
export function streakOf(results: DailyResults, today: number): Streak {
  const days = new Set<number>();
  for (const [day, attempts] of results) if (attempts.some((result) => result !== null)) days.add(day);
  const upTo = (last: number) => {
    let length = 0;
    while (days.has(last - length)) length += 1;
    return length;
  };
  const lastDays = [...days].filter((day) => !days.has(day + 1));
  return { current: upTo(days.has(today) ? today : today - 1), longest: Math.max(0, ...lastDays.map(upTo)) };
}
