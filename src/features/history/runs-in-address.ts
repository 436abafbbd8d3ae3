/** The fragment of an address that opens the saved runs; browsers do not send it to the server. */
const FRAGMENT = '#runs';

export function areRunsInAddress(): boolean {
  return location.hash === FRAGMENT;
}

/** Removes it, so that the same link works once more. */
export function removeRunsFromAddress(): void {
  if (areRunsInAddress())
    history.replaceState(history.state, '', location.pathname + location.search);
}
