import { listen } from './listen.ts';

/** A browser that draws the game without a graphics card may never be idle: then after this long all the same, ms. */
const AT_LAST = 3000;

/** Where a browser does not tell when it is idle, ms. */
const SOON = 200;

/**
 * Acts once the page has loaded and the browser has nothing better to do. Returns the way to call that off.
 * @param atLast how long a browser that is never idle may put it off, ms.
 */
export function whenIdle(act: () => void, atLast = AT_LAST): () => void {
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
  const timer = setTimeout(act, SOON);
  return () => clearTimeout(timer);
}
