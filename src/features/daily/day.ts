const MS_PER_DAY = 86_400_000;

/** When day 1 begins, ms since 1970. */
const FIRST_DAY = Date.UTC(2026, 10, 1);

/**
 * The number of the day at a moment, ms since 1970. Days are those of UTC, so that everybody has the same course at the same
 * time. With a wrong clock it can be 0 or less.
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
