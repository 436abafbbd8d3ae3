import type { DailyResults } from './daily-results.ts';

/** Consecutive days with at least one finished ranked attempt. */
export interface Streak {
  /** Ends today, or yesterday as long as today has none. */
  readonly current: number;
  readonly longest: number;
}

/** @param today the number of the day. */
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
