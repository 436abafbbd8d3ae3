import { beginning } from './day.ts';

const DAYS_A_WEEK = 7;

/** A week from Monday to Sunday: the numbers of its days, null for those that have no course yet or never had one. */
export type Week = readonly (number | null)[];

/**
 * The last weeks up to today, by the calendar of UTC; fewer where there was no course yet.
 * @param today the number of the day. @param count how many weeks.
 */
export function lastWeeks(today: number, count: number): readonly Week[] {
  const sinceMonday = (new Date(beginning(today)).getUTCDay() + 6) % DAYS_A_WEEK;
  const first = today - sinceMonday - (count - 1) * DAYS_A_WEEK;
  const weeks = Array.from({ length: count }, (_, week) =>
    Array.from({ length: DAYS_A_WEEK }, (__, weekday) => {
      const day = first + week * DAYS_A_WEEK + weekday;
      return day >= 1 && day <= today ? day : null;
    }),
  );
  return weeks.filter((week) => week.some((day) => day !== null));
}
