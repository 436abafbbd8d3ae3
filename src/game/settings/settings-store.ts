import { LocalStorageItem, Store, type TextStorage } from '#platform';
import { DEFAULT_SETTINGS, readSettings, type Settings, writeSettings } from './settings.ts';

/** Where the settings are kept in local storage. */
export const SETTINGS_KEY = 'dino-settings';

/**
 * The settings of the player, kept in local storage; where that is missing, full or blocked they live as long as the page.
 * As any page is prerendered they are the default ones.
 */
export class SettingsStore {
  private readonly store = new Store<Settings>(DEFAULT_SETTINGS);
  private isRead = false;

  private readonly kept: LocalStorageItem;

  /** @param storage see {@link LocalStorageItem}. */
  constructor(storage?: () => TextStorage | undefined) {
    this.kept = new LocalStorageItem(SETTINGS_KEY, storage);
  }

  readonly initial = DEFAULT_SETTINGS;
  readonly get = (): Settings => this.store.get();
  readonly subscribe = (listener: () => void): (() => void) => this.store.subscribe(listener);

  /** Called once the page runs in a browser. */
  read(): void {
    if (this.isRead) return;
    this.isRead = true;
    this.store.publish(readSettings(this.kept.read()));
  }

  /** Another tab may have changed them. */
  readonly onStorage = ({ key }: Pick<StorageEvent, 'key'>): void => {
    // Without a name, all that was stored is gone.
    if ((key ?? SETTINGS_KEY) === SETTINGS_KEY) this.store.publish(readSettings(this.kept.read()));
  };

  change(changes: Partial<Settings>): void {
    this.store.publish({ ...this.get(), ...changes });
    this.kept.write(writeSettings(this.get()));
  }

  /** As on a first visit. What is stored is removed by whoever calls this. */
  reset(): void {
    this.store.publish(DEFAULT_SETTINGS);
  }
}

/** The one player's settings, for the life of the page. */
export const settings = new SettingsStore();
