import type { Renderer } from '#stage';

export function isDebugInAddress(): boolean {
  return new URLSearchParams(location.search).has('debug');
}

/** Developers and tests choose it with `?debug&renderer=webgl` or `canvas`. */
export function rendererInAddress(): Renderer | undefined {
  const renderer = new URLSearchParams(location.search).get('renderer');
  const isKnown = renderer === 'webgl' || renderer === 'canvas';
  return isDebugInAddress() && isKnown ? renderer : undefined;
}

const LOCAL_HOSTS: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Runs that a developer or a test controls with `dinoDebug` count only on their own machine. On the
 * public site nobody may set a record with it.
 */
export function isServedLocally(): boolean {
  return LOCAL_HOSTS.includes(location.hostname);
}
