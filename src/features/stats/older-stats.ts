import { fallback, parse, string } from 'valibot';
import {
  Journal,
  type JournalStorage,
  listOfValid,
  LocalStorageItem,
  PlayerDatabase,
  reportOnce,
  type StoredFields,
  storedFields,
  type StoredKey,
} from '#platform';
import { addStats, NO_STATS, type PlayerStats, readStats } from './player-stats.ts';

/** A mark that there are statistics, and the beginning of the keys of what runs have added. */
const OLDER_KEY = 'dino-numbers' satisfies StoredKey<'localStorage'>;

const TOTAL = 'total';

/** Ids of what is part of the total, and may still be in local storage too. */
const COUNTED = fallback(listOfValid(string()), []);

/**
 * Statistics as earlier versions stored them: a total in the database, and in local storage what
 * runs had added, until it was part of the total.
 */
export class OlderStats {
  private readonly mark: LocalStorageItem;
  private readonly journal: Journal;
  private readonly database = new PlayerDatabase(() => undefined);

  constructor(storage?: () => JournalStorage | undefined) {
    this.mark = new LocalStorageItem(OLDER_KEY, storage);
    this.journal = new Journal(OLDER_KEY, storage);
  }

  /**
   * Only one of several tabs gets them, because a transaction excludes the others. Never rejects.
   * @param add returns whether it has stored them. If not, they also stay for a later page.
   */
  async moveTo(add: (stats: PlayerStats) => boolean): Promise<void> {
    if (this.mark.read() === null && this.journal.read().size === 0) return;
    let isStored: boolean | undefined;
    try {
      await this.database.use(async (database) => {
        const { store, done } = database.transaction('stats', 'readwrite');
        // If this fails, one of the steps below fails too.
        done.catch(() => undefined);
        const total = storedFields(await store.get(TOTAL)) ?? {};
        // The database repeats what it has lost. What is deleted was stored before.
        isStored ??= add(this.sumWith(total));
        if (isStored) {
          this.journal.remove(this.journal.read().keys());
          this.mark.remove();
          await store.delete(TOTAL);
        }
        await done;
      });
    } catch (error) {
      // They stay where they are for a later page.
      reportOnce(this, error);
    }
  }

  private sumWith(total: StoredFields): PlayerStats {
    const counted = parse(COUNTED, total['counted']);
    const uncounted = [...this.journal.read()].filter(([id]) => !counted.includes(id));
    const all = [total, ...uncounted.map(([, stats]) => stats)];
    return all.map(readStats).reduce(addStats, NO_STATS);
  }
}
