/** The fragment of an address that opens today's course; browsers do not send it to the server. */
const FRAGMENT = '#daily';

export function isDailyInAddress(): boolean {
  return location.hash === FRAGMENT;
}

/** Removes it, so that a reload does not begin the course again, and the same link works once more. */
export function removeDailyFromAddress(): void {
  if (isDailyInAddress()) history.replaceState(history.state, '', location.pathname + location.search);
}

/** A link that opens the course of the day on which it is followed. @param origin of the site. */
export function linkToDaily(origin: string): string {
  return new URL(`/${FRAGMENT}`, origin).href;
}
