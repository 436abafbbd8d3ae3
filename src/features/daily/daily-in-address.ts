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
