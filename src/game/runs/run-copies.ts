import { PlayerDatabase, storedFields, type StoredFields, withTimeout } from '#platform';
import type { RunKey } from './stored-run.ts';

/** A write that takes longer is in local storage before the next one, ms. */
const WRITE_TIMEOUT_MS = 2000;

/**
 * Copies of a run while it is played, in the database: browsers write it within moments, but local
 * storage only once in a while, and a browser that is killed loses the rest.
 */
class RunCopies {
  private readonly database = new PlayerDatabase(() => undefined);
  /** A write that comes late, or once more, writes the latest too. */
  private readonly latest = new Map<RunKey, StoredFields | undefined>();

  /** @throws where the database can't be read. */
  async read(): Promise<ReadonlyMap<RunKey, StoredFields>> {
    return this.database.use(async (database) => {
      const { store } = database.transaction('unfinished');
      const [keys, records] = await Promise.all([store.getAllKeys(), store.getAll()]);
      const copies = new Map<RunKey, StoredFields>();
      for (const [index, key] of keys.entries()) {
        const run = storedFields(records[index]);
        // A newer version of the game goes on with its own.
        if (run !== null) copies.set(key, run);
      }
      return copies;
    });
  }

  /**
   * @param run undefined to remove it.
   * @throws where it may not be stored.
   */
  async write(key: RunKey, run: StoredFields | undefined): Promise<void> {
    this.latest.set(key, run);
    const written = this.database.use(async (database) => {
      const latest = this.latest.get(key);
      if (latest === undefined) await database.delete('unfinished', key);
      else await database.put('unfinished', latest, key);
    });
    await withTimeout(written, WRITE_TIMEOUT_MS);
  }
}

export const runCopies = new RunCopies();
