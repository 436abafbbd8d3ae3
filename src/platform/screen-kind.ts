import { allOf, listen } from './listen.ts';

const SMALL_SCREEN = '(max-width: 767.98px)';
const TOUCH_SCREEN = '(pointer: coarse)';

/** The first that matches counts. The stylesheets of the game's forms have the same conditions. */
const LAYOUTS = [
  ['tiny', '(max-width: 479.98px) and (orientation: landscape)'],
  ['upright', `(orientation: portrait) and (${SMALL_SCREEN} or ${TOUCH_SCREEN})`],
  ['phone', SMALL_SCREEN],
  ['compact', `(max-height: 500px), ${TOUCH_SCREEN}`],
] as const;

/**
 * Only a large screen has room for buttons over the stage, and a tiny one, such as a small frame,
 * has two buttons after a run.
 */
export type ScreenLayout = 'large' | (typeof LAYOUTS)[number][0];

export interface ScreenKind {
  /** Narrow enough for the scroll lock. The style sheet shows its button at the same width. */
  readonly small: boolean;
  readonly touch: boolean;
  readonly layout: ScreenLayout;
}

export function watchScreenKind(onChange: (kind: ScreenKind) => void): () => void {
  const small = matchMedia(SMALL_SCREEN);
  const touch = matchMedia(TOUCH_SCREEN);
  const layouts = LAYOUTS.map(([layout, media]) => ({ layout, query: matchMedia(media) }));
  const notify = () => {
    const layout = layouts.find(({ query }) => query.matches)?.layout ?? 'large';
    onChange({ small: small.matches, touch: touch.matches, layout });
  };
  notify();
  const queries = [small, touch, ...layouts.map(({ query }) => query)];
  return allOf(queries.map((query) => listen(query, 'change', notify)));
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
