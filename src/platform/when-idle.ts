import { listen } from './listen.ts';

/**
 * How long a browser that is never idle, such as one that draws the game without a graphics card,
 * may wait at most, ms.
 */
const IDLE_TIMEOUT = 3000;

/** The delay in browsers without requestIdleCallback, ms. */
const DELAY_WITHOUT_IDLE = 200;

/**
 * Calls back once the page has loaded and the browser is idle. Returns a function that cancels it.
 * @param timeout how long to wait at most for an idle browser once the page has loaded, ms.
 */
export function whenIdle(callback: () => void, timeout = IDLE_TIMEOUT): () => void {
  if (document.readyState === 'complete') return requestIdle(callback, timeout);
  const onLoad = () => {
    cancel = requestIdle(callback, timeout);
  };
  let cancel = listen(window, 'load', onLoad, { once: true });
  return () => cancel();
}

function requestIdle(callback: () => void, timeout: number): () => void {
  // Safari does not have it.
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(callback, { timeout });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(callback, DELAY_WITHOUT_IDLE);
  return () => clearTimeout(timer);
}
