import {
  hasDatabase,
  LocalStorageItem,
  readStored,
  type StoredFields,
  storedKeysOf,
  toStored,
  withTimeout,
} from '#platform';
import { type RunKey, stepsStored, UNFINISHED_RUN_KEY } from './stored-run.ts';

/** How long a page that has just opened waits for the database, ms. */
const READ_TIMEOUT_MS = 1000;

const ENDED = toStored({ ended: true });

const isEnded = (run: StoredFields): boolean => run['ended'] === true;

const lengthOf = (run: StoredFields): number => (isEnded(run) ? Infinity : stepsStored(run));

/**
 * Local storage can be written while a page is being left. The database survives a browser that is
 * killed.
 */
export class RunStorage {
  /** The longest copy of each run, the latest first. */
  async read(): Promise<readonly (readonly [RunKey, StoredFields])[]> {
    const runs = new Map<RunKey, StoredFields>();
    for (const key of storedKeysOf(UNFINISHED_RUN_KEY)) {
      const run = readStored(new LocalStorageItem(key).read());
      // A newer version of the game goes on with its own.
      if (run !== null) runs.set(key, run);
    }
    for (const [key, copy] of await this.readCopies())
      if (lengthOf(copy) > lengthOf(runs.get(key) ?? {})) runs.set(key, copy);
    for (const [key, run] of runs) {
      if (!isEnded(run)) continue;
      runs.delete(key);
      this.clear(key);
    }
    return [...runs].sort(([, a], [, b]) => Number(b['at']) - Number(a['at']));
  }

  /** @returns whether local storage has taken it. */
  write(key: RunKey, run: StoredFields): boolean {
    void this.copy(key, run);
    return new LocalStorageItem(key).write(JSON.stringify(run));
  }

  /** @returns whether the database has taken it. Never rejects. */
  async copy(key: RunKey, run: StoredFields): Promise<boolean> {
    try {
      return await (await loadCopies()).write(key, run);
    } catch {
      return false;
    }
  }

  /**
   * The database has nothing removed yet when the page reloads at once, so local storage says that
   * the run has ended. Then the database says so, because a browser that is killed may bring back
   * what local storage had.
   */
  async remove(key: RunKey): Promise<void> {
    const item = new LocalStorageItem(key);
    item.write(JSON.stringify(ENDED));
    if (await this.copy(key, ENDED)) item.remove();
  }

  private clear(key: RunKey): void {
    new LocalStorageItem(key).remove();
    loadCopies().then(
      async (copies) => copies.remove(key),
      () => undefined,
    );
  }

  private async readCopies(): Promise<ReadonlyMap<RunKey, StoredFields>> {
    try {
      if (!(await hasDatabase('dino-runs'))) return new Map();
      return await withTimeout(
        loadCopies().then((copies) => copies.read()),
        READ_TIMEOUT_MS,
      );
    } catch {
      return new Map();
    }
  }
}

async function loadCopies() {
  const { runCopies } = await import('./run-copies.ts');
  return runCopies;
}
