import { PersistentItem, type StoredKey, type TextStorage } from '#platform';
import { DEFAULT_SETTINGS, readSettings, type Settings, writeSettings } from './settings.ts';

/** The key of the settings in local storage. */
const SETTINGS_KEY = 'dino-settings' satisfies StoredKey<'localStorage'>;

/**
 * The player's settings. Prerendered pages have the default ones; `read` brings those of this
 * browser.
 */
export class SettingsStore extends PersistentItem<Settings, Partial<Settings>> {
  /** @param storage see {@link PersistentItem}. */
  constructor(storage?: () => TextStorage | undefined) {
    super(
      {
        key: SETTINGS_KEY,
        initial: DEFAULT_SETTINGS,
        decode: readSettings,
        encode: writeSettings,
        apply: (settings, changes) => ({ ...settings, ...changes }),
        combine: (earlier, later) => ({ ...earlier, ...later }),
      },
      storage,
    );
  }

  /** Changes these fields; the others are as they are stored by now. */
  change(changes: Partial<Settings>): void {
    this.update(changes);
  }
}

/** The settings of this browser, for the life of the page. */
export const settings = new SettingsStore();
