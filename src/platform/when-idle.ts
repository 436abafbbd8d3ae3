import { listen } from './listen.ts';

/**
 * The maximum wait for an idle browser, ms. A browser that draws the game without a graphics card
 * is never idle.
 */
const IDLE_TIMEOUT_MS = 3000;

/** The delay in browsers without requestIdleCallback, ms. */
const FALLBACK_DELAY_MS = 200;

/**
 * Calls back once the page has loaded and the browser is idle. The returned function cancels it.
 * @param timeout the maximum wait once the page has loaded, ms.
 */
export function whenIdle(callback: () => void, timeout = IDLE_TIMEOUT_MS): () => void {
  if (document.readyState === 'complete') return requestIdle(callback, timeout);
  const onLoad = () => {
    cancel = requestIdle(callback, timeout);
  };
  let cancel = listen(window, 'load', onLoad, { once: true });
  return () => cancel();
}

function requestIdle(callback: () => void, timeout: number): () => void {
  // Missing in Safari.
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(callback, { timeout });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(callback, FALLBACK_DELAY_MS);
  return () => clearTimeout(timer);
}
