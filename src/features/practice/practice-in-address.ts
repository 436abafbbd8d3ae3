/** The fragment of an address that opens the choice of a practice; browsers do not send it to the server. */
const FRAGMENT = '#practice';

export function isPracticeInAddress(): boolean {
  return location.hash === FRAGMENT;
}

/** Removes it, so that the same link works once more. */
export function removePracticeFromAddress(): void {
  if (isPracticeInAddress()) history.replaceState(history.state, '', location.pathname + location.search);
}
