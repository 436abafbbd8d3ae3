import {
  allOf,
  isEntryOf,
  Journal,
  type JournalStorage,
  listen,
  LocalStorageItem,
  type OpenPlayerDatabase,
  PlayerDatabase,
  type PlayerDataPart,
  reportOnce,
  Store,
  type StoredFields,
  storedFields,
  type StoredKey,
  toStored,
} from '#platform';
import {
  addStats,
  NO_STATS,
  NO_TOTAL,
  type PlayerStats,
  readStats,
  shareUpTo,
  type Total,
} from './player-stats.ts';

/** Also the beginning of the keys of shares that wait for the database. */
export const STATS_KEY = 'dino-numbers' satisfies StoredKey<'localStorage'>;

const MARK = 'true';

const TOTAL = 'total';

const MAX_COUNTED_RUNS = 100;

/**
 * A sum in the database. All tabs add their shares to it, each in a transaction. Until it is added,
 * a share waits in local storage, so closing the page doesn't lose it. Nothing rejects.
 */
export class StatsStore extends Store<PlayerStats> implements PlayerDataPart {
  private readonly journal: Journal;
  private readonly mark: LocalStorageItem;
  private readonly database = new PlayerDatabase(() => this.reset());
  private total = NO_TOTAL;
  private readAt = 0;
  private queue = Promise.resolve();

  constructor(storage?: () => JournalStorage | undefined) {
    super(NO_STATS);
    this.journal = new Journal(STATS_KEY, storage);
    this.mark = new LocalStorageItem(STATS_KEY, storage);
  }

  get time(): number {
    return this.readAt;
  }

  update(share: PlayerStats): void {
    this.journal.add(share);
    this.publishSum();
    void this.load();
  }

  load(): Promise<void> {
    this.queue = this.queue.then(() => this.addPending());
    return this.queue;
  }

  async exportStored(): Promise<StoredFields> {
    await this.load();
    return toStored(this.get());
  }

  /** Takes the higher of each figure, since runs may have been counted in both browsers. */
  async importStored(stored: StoredFields): Promise<void> {
    await this.load();
    this.update(shareUpTo(this.get(), readStats(stored).value));
  }

  /** Clears memory and pending shares; `eraseStoredItems` removes the rest. */
  reset(): void {
    this.journal.remove(this.journal.read().keys());
    this.mark.remove();
    this.total = NO_TOTAL;
    this.publish(NO_STATS);
  }

  /** Follows other tabs, also after a stay in the back/forward cache. */
  readonly watch = (): (() => void) => {
    void this.load();
    return allOf([
      listen(window, 'storage', ({ key, newValue }) => {
        if (newValue !== null) return;
        // Without a key, all of local storage was cleared. A share is removed once it is in the
        // database.
        if (key === null || key === STATS_KEY) this.reset();
        else if (isEntryOf(STATS_KEY, key)) void this.load();
      }),
      listen(window, 'pageshow', () => void this.load()),
    ]);
  };

  private async addPending(): Promise<void> {
    try {
      this.total = await this.database.use((database) => this.writeTo(database));
      const { counted } = this.total;
      if (counted.length > 0) this.mark.write(MARK);
      const pending = this.journal.read();
      this.journal.remove(counted.filter((id) => pending.has(id)));
    } catch (error) {
      // The shares keep waiting in local storage for the next page.
      reportOnce(this, error);
    }
    this.publishSum();
  }

  private async writeTo(database: OpenPlayerDatabase): Promise<Total> {
    const { store, done } = database.transaction('stats', 'readwrite');
    // If this fails, one of the steps below fails too.
    done.catch(() => undefined);
    const stored = readStats(storedFields(await store.get(TOTAL)));
    const total = this.withPending(stored);
    if (total !== stored)
      await store.put(toStored({ ...total.value, counted: total.counted }), TOTAL);
    await done;
    return total;
  }

  private publishSum(): void {
    this.readAt = Date.now();
    this.publish(this.withPending(this.total).value);
  }

  /** Returns the same object if nothing is missing from it. */
  private withPending(total: Total): Total {
    const added = [...this.journal.read()].filter(([id]) => !total.counted.includes(id));
    if (added.length === 0) return total;
    return {
      value: added.reduce((sum, [, share]) => addStats(sum, readStats(share).value), total.value),
      counted: [...total.counted, ...added.map(([id]) => id)].slice(-MAX_COUNTED_RUNS),
    };
  }
}
