import { listen } from '#platform';

/**
 * Calls back after the page's load event, at once if that has passed. Returns a function that
 * cancels the call.
 */
export function afterLoad(callback: () => void): () => void {
  if (document.readyState !== 'complete') return listen(window, 'load', callback, { once: true });
  callback();
  return () => undefined;
}
