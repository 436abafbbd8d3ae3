import { PlayerDatabase, storedFields, type StoredFields } from '#platform';
import type { RunKey } from './stored-run.ts';

/**
 * Copies of a run while it is played, in the database: browsers write it within moments, but local
 * storage only once in a while, and a browser that is killed loses the rest. Nothing rejects.
 */
class RunCopies {
  private readonly database = new PlayerDatabase(() => undefined);
  private queue: Promise<unknown> = Promise.resolve();

  async read(): Promise<ReadonlyMap<RunKey, StoredFields>> {
    const read = this.database.use(async (database) => {
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
    return read.catch(() => new Map());
  }

  /** @returns whether it was stored. */
  async write(key: RunKey, run: StoredFields): Promise<boolean> {
    return this.inTurn(async () =>
      this.database.use(async (database) => database.put('unfinished', run, key)),
    );
  }

  async remove(key: RunKey): Promise<boolean> {
    return this.inTurn(async () =>
      this.database.use(async (database) => database.delete('unfinished', key)),
    );
  }

  private async inTurn(act: () => Promise<unknown>): Promise<boolean> {
    const done = this.queue.then(act).then(
      () => true,
      () => false,
    );
    this.queue = done;
    return done;
  }
}

export const runCopies = new RunCopies();
