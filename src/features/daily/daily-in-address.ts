/** The fragment of an address that opens today's course; browsers do not send it to the server. */
const TODAY = '#daily';

/** It, and what a text has after a link. */
const ASKS_FOR_TODAY = /^#daily(?![-\w])/;

/**
 * The fragment of an address that opens the course of a day, among the past ones. Which numbers
 * there are is known later.
 */
const PAST = /^#daily-(\d{1,6})(?![-\w])/;

/** @param hash the fragment of an address. */
export function asksForDaily(hash: string): boolean {
  return ASKS_FOR_TODAY.test(hash);
}

/** The number of the course that a fragment asks for; it need not exist. */
export function pastDailyIn(hash: string): number | undefined {
  const number = PAST.exec(hash)?.[1];
  return number === undefined ? undefined : Number(number);
}

/**
 * The address of a day's course on the page that is open. That of today's opens the course of the
 * day on which it is followed.
 */
export function hrefOfDay(day: number, today: number): string {
  return day < today ? `${TODAY}-${day}` : TODAY;
}
