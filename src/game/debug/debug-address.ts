import type { RendererChoice } from '#stage';

/** Whether the address has `?debug`, by which developers and tests ask for `dinoDebug`. */
export function isDebugInAddress(): boolean {
  return new URLSearchParams(location.search).has('debug');
}

/** The renderer that developers and tests choose with `?debug&renderer=webgl` or `canvas`. */
export function rendererInAddress(): RendererChoice {
  const renderer = new URLSearchParams(location.search).get('renderer');
  return isDebugInAddress() && (renderer === 'webgl' || renderer === 'canvas')
    ? renderer
    : 'fastest';
}

/** The names of the machine that the browser runs on. */
const LOCAL_HOSTS: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Whether the page comes from the visitor's own machine, as a developer's and a test's does. Only
 * there do runs count that were started or stepped with `dinoDebug`: on the public site it must not
 * be able to make a record.
 */
export function isServedLocally(): boolean {
  return LOCAL_HOSTS.includes(location.hostname);
}
