import { listen } from './listen.ts';

/** A browser that draws the game without a graphics card may never be idle: then after this long all the same, ms. */
const TIMEOUT_MS = 3000;

/** Where a browser does not tell when it is idle, ms. */
const FALLBACK_DELAY_MS = 200;

/**
 * Acts once the page has loaded and the browser has nothing better to do. Returns the way to call that off.
 * @param atLast how long a browser that is never idle may put it off, ms.
 */
export function whenIdle(act: () => void, atLast = TIMEOUT_MS): () => void {
  if (document.readyState === 'complete') return idle(act, atLast);
  let stop = listen(window, 'load', () => {
    stop();
    stop = idle(act, atLast);
  });
  return () => stop();
}

function idle(act: () => void, atLast: number): () => void {
  // Safari has none.
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(act, { timeout: atLast });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(act, FALLBACK_DELAY_MS);
  return () => clearTimeout(timer);
}
