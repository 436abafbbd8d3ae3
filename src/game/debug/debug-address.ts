import type { RendererChoice } from '#stage';

/** Whether the address has `?debug`, by which developers and tests ask for `dinoDebug`. */
export function isDebugInAddress(): boolean {
  return new URLSearchParams(location.search).has('debug');
}

/** The renderer that developers and tests choose with `?debug&renderer=webgl` or `canvas`. */
export function rendererInAddress(): RendererChoice {
  const renderer = new URLSearchParams(location.search).get('renderer');
  return isDebugInAddress() && (renderer === 'webgl' || renderer === 'canvas') ? renderer : 'fastest';
}
