import { allOf, listen } from './listen.ts';

const SMALL_SCREEN = '(max-width: 767.98px)';
const TOUCH_SCREEN = '(pointer: coarse)';

export interface ScreenKind {
  /** Narrow enough for the scroll lock. The style sheet shows its button at the same width. */
  readonly small: boolean;
  readonly touch: boolean;
}

export function watchScreenKind(onChange: (kind: ScreenKind) => void): () => void {
  const small = matchMedia(SMALL_SCREEN);
  const touch = matchMedia(TOUCH_SCREEN);
  const notify = () => onChange({ small: small.matches, touch: touch.matches });
  notify();
  return allOf([small, touch].map((query) => listen(query, 'change', notify)));
}

export function onOrientationChange(listener: () => void): () => void {
  // Missing in some in-app browsers.
  if (!('orientation' in screen)) return () => undefined;
  return listen(screen.orientation, 'change', listener);
}

export function watchPinchZoom(onChange: (isZoomed: boolean) => void): () => void {
  // Missing in older browsers.
  const { visualViewport }: { readonly visualViewport?: VisualViewport | null } = window;
  if (!visualViewport) return () => undefined;
  const notify = () => onChange(visualViewport.scale > 1.01);
  notify();
  return listen(visualViewport, 'resize', notify);
}
