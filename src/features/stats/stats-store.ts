import { PersistentItem, type StoredFields, type StoredKey, type TextStorage } from '#platform';
import { addStats, NO_STATS, type PlayerStats, readStats, shareUpTo } from './player-stats.ts';

const STATS_KEY = 'dino-stats' satisfies StoredKey<'localStorage'>;

/** The sums of all runs. If two tabs add to them at the same instant, one of the two is lost. */
export class StatsStore extends PersistentItem<PlayerStats> {
  constructor(storage?: () => TextStorage | undefined) {
    super(
      {
        key: STATS_KEY,
        initial: NO_STATS,
        decode: readStats,
        encode: (stats) => stats,
        apply: addStats,
      },
      storage,
    );
  }

  /** Takes the higher of each figure, since runs may have been counted in both browsers. */
  override importStored(stored: StoredFields): boolean {
    this.read();
    return this.update(shareUpTo(this.get(), readStats(stored)));
  }
}
