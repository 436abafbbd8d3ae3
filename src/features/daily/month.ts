import { beginning, dayNumber } from './day.ts';

const DAYS_A_WEEK = 7;
const MONTHS_A_YEAR = 12;

/** A week from Monday to Sunday: the numbers of its days, null for those of another month. */
export type Week = readonly (number | null)[];

/** A month of the calendar of UTC: how many months it is after January of the year 0. */
export function monthOf(day: number): number {
  const date = new Date(beginning(day));
  return MONTHS_A_YEAR * date.getUTCFullYear() + date.getUTCMonth();
}

/** The number of the first day of a month. */
export function firstDayOf(month: number): number {
  return dayNumber(Date.UTC(Math.floor(month / MONTHS_A_YEAR), month % MONTHS_A_YEAR, 1));
}

/** The weeks that a month has days in, in order. Its days can be before the first course, or in the future. */
export function weeksOf(month: number): readonly Week[] {
  const first = firstDayOf(month);
  const next = firstDayOf(month + 1);
  const firstMonday = first - daysSinceMonday(first);
  return Array.from({ length: Math.ceil((next - firstMonday) / DAYS_A_WEEK) }, (_, week) =>
    Array.from({ length: DAYS_A_WEEK }, (__, weekday) => {
      const day = firstMonday + week * DAYS_A_WEEK + weekday;
      return day >= first && day < next ? day : null;
    }),
  );
}

/** How many days a day is after the Monday of its week, 0 to 6. */
export function daysSinceMonday(day: number): number {
  return (new Date(beginning(day)).getUTCDay() + DAYS_A_WEEK - 1) % DAYS_A_WEEK;
}

/** The same day of the month so many months later, or the last one of a month that does not have it. */
export function monthsLater(day: number, months: number): number {
  const month = monthOf(day);
  const target = month + months;
  return Math.min(firstDayOf(target) + day - firstDayOf(month), firstDayOf(target + 1) - 1);
}
