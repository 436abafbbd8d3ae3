import { PersistentItem, type StoredKey, type TextStorage } from '#platform';
import { addStats, NO_STATS, type PlayerStats } from './player-stats.ts';
import { readStats, writeStats } from './read-stats.ts';

/** The key of the statistics in local storage. */
export const STATS_KEY = 'dino-numbers' satisfies StoredKey<'localStorage'>;

/** The player's statistics. What is added to them is added to what is stored by then: another tab adds to it as well. */
export class StatsStore extends PersistentItem<PlayerStats> {
  private readAt = 0;

  /** @param storage see {@link PersistentItem}. */
  constructor(storage?: () => TextStorage | undefined) {
    super({ key: STATS_KEY, initial: NO_STATS, decode: readStats, encode: writeStats, merge: addStats }, storage);
  }

  /** When they were last read, ms since 1970. */
  get time(): number {
    return this.readAt;
  }

  override read(): void {
    this.readAt = Date.now();
    super.read();
  }
}
