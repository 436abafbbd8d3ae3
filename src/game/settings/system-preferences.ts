import type { Theme } from '#stage';
import { allOf, listen } from '#platform';
import type { Settings } from './settings.ts';

/**
 * With forced colours, the browser replaces those of a page, but cannot replace those of a canvas.
 */
const MORE_CONTRAST = '(prefers-contrast: more), (forced-colors: active)';
const LESS_MOTION = '(prefers-reduced-motion: reduce)';

/**
 * Calls the listener when a preference of the operating system changes. Returns an unsubscribe
 * function.
 */
export function subscribeToSystemPreferences(listener: () => void): () => void {
  return allOf(
    [MORE_CONTRAST, LESS_MOTION].map((query) => listen(matchMedia(query), 'change', listener)),
  );
}

/** The theme to draw with: the chosen one, or the system's preference. */
export function themeOf({ theme }: Settings): Theme {
  if (theme !== 'system') return theme;
  return matchMedia(MORE_CONTRAST).matches ? 'contrast' : 'default';
}

/** Whether to reduce motion. */
export function isCalm({ motion }: Settings): boolean {
  if (motion !== 'system') return motion === 'calm';
  return matchMedia(LESS_MOTION).matches;
}
