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

/** How long a run in local storage waits for the database, which may have more of it, ms. */
const READ_TIMEOUT_MS = 1000;

const ENDED = toStored({ ended: true });

const isEnded = (run: StoredFields): boolean => run['ended'] === true;

const lengthOf = (run: StoredFields): number => (isEnded(run) ? Infinity : stepsStored(run));

type StoredRuns = ReadonlyMap<RunKey, StoredFields>;

interface FoundRuns {
  /** The longest copy of each, the latest first. */
  readonly runs: StoredRuns;
  /** Whether the database has answered. */
  readonly areAll: boolean;
}

/**
 * Local storage can be written while a page is being left. The database survives a browser that is
 * killed.
 */
export class RunStorage {
  /** @param asks the database, too. */
  async read(asks = true): Promise<FoundRuns> {
    const runs = new Map<RunKey, StoredFields>();
    for (const key of storedKeysOf(UNFINISHED_RUN_KEY)) {
      const run = readStored(new LocalStorageItem(key).read());
      // A newer version of the game goes on with its own.
      if (run !== null) runs.set(key, run);
    }
    const copies = asks ? await this.readCopies(runs.size > 0) : undefined;
    for (const [key, copy] of copies ?? [])
      if (lengthOf(copy) > lengthOf(runs.get(key) ?? {})) runs.set(key, copy);
    for (const [key, run] of runs) {
      if (!isEnded(run)) continue;
      runs.delete(key);
      if (copies !== undefined) void this.clear(key, copies);
    }
    const latestFirst = [...runs].sort(([, a], [, b]) => Number(b['at']) - Number(a['at']));
    return { runs: new Map(latestFirst), areAll: copies !== undefined };
  }

  /** @returns whether local storage has taken it. */
  write(key: RunKey, run: StoredFields): boolean {
    void this.copy(key, run);
    return new LocalStorageItem(key).write(JSON.stringify(run));
  }

  /**
   * @param run undefined to remove it.
   * @returns whether the database has taken it. Never rejects.
   */
  async copy(key: RunKey, run: StoredFields | undefined): Promise<boolean> {
    try {
      await (await loadCopies()).write(key, run);
      return true;
    } catch {
      return false;
    }
  }

  /**
   * The database has nothing removed yet when the page reloads at once, so local storage says that
   * the run has ended. Then the database says so, because a browser that is killed may bring back
   * what local storage had.
   */
  async end(key: RunKey): Promise<void> {
    const item = new LocalStorageItem(key);
    item.write(JSON.stringify(ENDED));
    if (await this.copy(key, ENDED)) item.remove();
  }

  private async clear(key: RunKey, copies: StoredRuns): Promise<void> {
    if (!copies.has(key) || (await this.copy(key, undefined))) new LocalStorageItem(key).remove();
  }

  /**
   * The time that the database's code takes to load is extra.
   * @param hasRun there is one to go on with if the database is slow.
   * @returns undefined if the database doesn't answer.
   */
  private async readCopies(hasRun: boolean): Promise<StoredRuns | undefined> {
    const timeout = hasRun ? READ_TIMEOUT_MS : undefined;
    try {
      if (!(await withTimeout(hasDatabase('dino-runs'), timeout))) return new Map();
      const copies = await loadCopies();
      return await withTimeout(copies.read(), timeout);
    } catch {
      return undefined;
    }
  }
}

async function loadCopies() {
  const { runCopies } = await import('./run-copies.ts');
  return runCopies;
}
