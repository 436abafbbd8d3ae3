import type { Theme } from '#stage';
import { allOf, listen } from '#platform';
import type { Settings } from './settings.ts';

/** With forced colours the browser replaces the page's colours, but can't replace a canvas's. */
const MORE_CONTRAST = '(prefers-contrast: more), (forced-colors: active)';
const LESS_MOTION = '(prefers-reduced-motion: reduce)';

export function subscribeToSystemPreferences(listener: () => void): () => void {
  return allOf(
    [MORE_CONTRAST, LESS_MOTION].map((query) => listen(matchMedia(query), 'change', listener)),
  );
}

export function themeOf({ theme }: Settings): Theme {
  if (theme !== 'system') return theme;
  return matchMedia(MORE_CONTRAST).matches ? 'contrast' : themeInAddress();
}

/** From `?theme=`, for players who have chosen none. */
function themeInAddress(): Theme {
  const theme = new URLSearchParams(location.search).get('theme');
  return theme === 'monochrome' || theme === 'contrast' ? theme : 'default';
}

export function isMotionReduced({ motion }: Settings): boolean {
  if (motion !== 'system') return motion === 'calm';
  return matchMedia(LESS_MOTION).matches;
}
