import type { Theme } from '#stage';
import { listen } from '#platform';
import type { Settings } from './settings.ts';

const MORE_CONTRAST = '(prefers-contrast: more)';
const LESS_MOTION = '(prefers-reduced-motion: reduce)';

/** Calls when the system asks for something else. Returns the way to stop it. */
export function subscribeToSystemPreferences(listener: () => void): () => void {
  const undo = [MORE_CONTRAST, LESS_MOTION].map((query) => listen(matchMedia(query), 'change', listener));
  return () => {
    for (const remove of undo) remove();
  };
}

/** What the settings come to on this system, now. */
export function themeOf({ theme }: Settings): Theme {
  if (theme !== 'system') return theme;
  return matchMedia(MORE_CONTRAST).matches ? 'contrast' : 'default';
}

/** Whether less is to move. */
export function isCalm({ motion }: Settings): boolean {
  if (motion !== 'system') return motion === 'calm';
  return matchMedia(LESS_MOTION).matches;
}
