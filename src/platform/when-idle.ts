import { listen } from './listen.ts';

/** A browser that draws the game without a graphics card may never be idle; it acts after this time at the latest, ms. */
const TIMEOUT_MS = 3000;

/** The delay in browsers without `requestIdleCallback`, ms. */
const FALLBACK_DELAY_MS = 200;

/**
 * Calls `act` once the page has loaded and the browser is idle. Returns a cancel function.
 * @param timeoutMs the longest delay after the page has loaded, ms.
 */
export function whenIdle(act: () => void, timeoutMs = TIMEOUT_MS): () => void {
  if (document.readyState === 'complete') return requestIdle(act, timeoutMs);
  let cancel = listen(window, 'load', () => {
    cancel();
    cancel = requestIdle(act, timeoutMs);
  });
  return () => cancel();
}

function requestIdle(act: () => void, timeoutMs: number): () => void {
  // Safari has no requestIdleCallback.
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(act, { timeout: timeoutMs });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(act, FALLBACK_DELAY_MS);
  return () => clearTimeout(timer);
}
