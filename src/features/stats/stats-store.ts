import { type JournalStorage, PersistentItem, type StoredFields, type StoredKey } from '#platform';
import { OlderStats } from './older-stats.ts';
import { addStats, NO_STATS, type PlayerStats, readStats, shareUpTo } from './player-stats.ts';

const STATS_KEY = 'dino-stats' satisfies StoredKey<'localStorage'>;

/** The sums of all runs. If two tabs add to them at the same instant, one of the two is lost. */
export class StatsStore extends PersistentItem<PlayerStats> {
  private readonly older: OlderStats;
  private moving: Promise<void> | undefined;

  constructor(storage?: () => JournalStorage | undefined) {
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
    this.older = new OlderStats(storage);
  }

  /** Also adds what an earlier version has stored. Never rejects. */
  async load(): Promise<void> {
    this.read();
    await (this.moving ??= this.older.moveTo((stats) => this.update(stats)));
  }

  /** Takes the higher of each figure, since runs may have been counted in both browsers. */
  override importStored(stored: StoredFields): boolean {
    this.read();
    return this.update(shareUpTo(this.get(), readStats(stored)));
  }
}
