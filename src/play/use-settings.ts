import { useSyncExternalStore } from 'react';
import { settings } from './singletons.ts';
import { DEFAULT_SETTINGS, type Settings } from '../game/settings/settings.ts';

/** The player's settings as they are now; a prerendered page has the default ones. */
export function useSettings(): Settings {
  return useSyncExternalStore(settings.subscribe, settings.get, () => DEFAULT_SETTINGS);
}
