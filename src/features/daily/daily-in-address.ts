/** The fragment of an address that opens today's course; browsers do not send it to the server. */
const TODAY = '#daily';

/** It, and what a text has after a link. */
const ASKS_FOR_TODAY = /^#daily(?![-\w])/;

/**
 * The fragment of an address that opens the course of a day, among the past ones. Which numbers
 * there are is known later.
 */
const PAST = /^#daily-(\d{1,6})(?![-\w])/;

export function isDailyInAddress(): boolean {
  return ASKS_FOR_TODAY.test(location.hash);
}

/** The number of the course that the address asks for; it need not exist. */
export function pastDailyInAddress(): number | undefined {
  const number = PAST.exec(location.hash)?.[1];
  return number === undefined ? undefined : Number(number);
}

/**
 * Removes it, so that a reload does not begin the course again, and the same link works once more.
 */
export function removeDailyFromAddress(): void {
  if (isDailyInAddress() || pastDailyInAddress() !== undefined) {
    history.replaceState(history.state, '', location.pathname + location.search);
  }
}

/** The address of a day's course on the page that is open. */
export function hrefOfDay(day: number, today: number): string {
  return day === today ? TODAY : `${TODAY}-${day}`;
}

/** A link that opens the course of the day on which it is followed. @param origin of the site. */
export function linkToDaily(origin: string): string {
  return new URL(`/${TODAY}`, origin).href;
}

/** A link that opens the course of this day. @param origin of the site. */
export function linkToPastDaily(origin: string, day: number): string {
  return new URL(`/${TODAY}-${day}`, origin).href;
}
