const MS_PER_DAY = 86_400_000;

/** The day whose course is number 1, ms since 1970. */
const FIRST_DAY = Date.UTC(2026, 10, 1);

/**
 * The number of the day's course at a moment, ms since 1970. Days are those of UTC: everybody has the same course at the
 * same time. Where a clock goes wrong it may be 0, or less.
 */
export function dayNumber(at: number): number {
  return Math.floor((at - FIRST_DAY) / MS_PER_DAY) + 1;
}

/** When a day begins, ms since 1970. */
function beginning(day: number): number {
  return FIRST_DAY + (day - 1) * MS_PER_DAY;
}

/** How long it is from a moment, ms since 1970, until the next day's course: ms, more than 0. */
export function untilNextDay(at: number): number {
  return beginning(dayNumber(at) + 1) - at;
}

/**
 * The date of a day: YYYY-MM-DD, with more digits and a sign for a year that needs them.
 * @throws RangeError for a day that no Date can name, some 270,000 years away.
 */
export function dateOf(day: number): string {
  return new Date(beginning(day)).toISOString().replace(/T.*/, '');
}
