/** The longest that the browser may delay the call, ms. */
const TIMEOUT = 2000;

/** Calls back when the browser is idle, so not during a frame of the game; in Safari, without requestIdleCallback, in the next task. */
export function whenIdle(callback: () => void): void {
  if (typeof requestIdleCallback === 'undefined') setTimeout(callback);
  else requestIdleCallback(callback, { timeout: TIMEOUT });
}
