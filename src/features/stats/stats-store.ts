import { JournaledItem, type JournalStorage, type StoredKey } from '#platform';
import { addStats, NO_STATS, type PlayerStats } from './player-stats.ts';
import { readStats, writeStats } from './read-stats.ts';

/** The key of the statistics in local storage. */
export const STATS_KEY = 'dino-numbers' satisfies StoredKey<'localStorage'>;

/** The player's statistics. All tabs add to them. */
export class StatsStore extends JournaledItem<PlayerStats> {
  private readAt = 0;

  /** @param storage see {@link JournaledItem}. */
  constructor(storage?: () => JournalStorage | undefined) {
    super({ key: STATS_KEY, initial: NO_STATS, decode: readStats, encode: writeStats, add: addStats }, storage);
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
