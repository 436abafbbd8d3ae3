/** As long as the browser may put it off, ms. */
const TIMEOUT = 2000;

/** Calls back when the browser has nothing better to do: not in a frame of the game. Safari does not say when that is. */
export function whenIdle(callback: () => void): void {
  if (typeof requestIdleCallback === 'undefined') setTimeout(callback);
  else requestIdleCallback(callback, { timeout: TIMEOUT });
}
