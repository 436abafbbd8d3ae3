import { array, fallback, parse, unknown } from 'valibot';
import { RUNS_NOT_STORED } from '#content';
import type { SavedRun } from '#game';
import {
  Journal,
  type JournalStorage,
  PartlyReadError,
  PlayerDatabase,
  type PlayerDataPart,
  reportOnce,
  requestPersistentStorage,
  runInSlices,
  Store,
  type StoredFields,
  type StoredKey,
  toStored,
  withTimeout,
} from '#platform';
import { retain } from './retention.ts';
import { addRuns, readRun, readRuns } from './runs-database.ts';
import { type CheckedRun, verifyRuns } from './verify-runs.ts';

export const PENDING_RUNS_KEY = 'dino-unstored-runs' satisfies StoredKey<'localStorage'>;

const MAX_IMPORTED_RUNS = 100;

/** How long an export waits for the database, ms. */
const EXPORT_TIMEOUT_MS = 2000;

const RECORDS = fallback(array(unknown()), []);

export interface SavedRunsState {
  /** The latest first; null until they are loaded. */
  readonly runs: readonly SavedRun[] | null;
  /** Why runs won't survive the page, as a sentence for the player; null if they will. */
  readonly problem: string | null;
}

interface RunsImport {
  readonly runs: readonly CheckedRun[];
  /** How many can't be played back. */
  readonly leftOut: number;
  readonly isStored: boolean;
}

/**
 * Reads IndexedDB anew each time, because another tab may have added runs. Until a run is in the
 * database it waits in local storage, where the next page finds it. Nothing rejects.
 */
export class SavedRuns extends Store<SavedRunsState> implements PlayerDataPart {
  private readonly database = new PlayerDatabase(() => this.reset());
  private readonly journal: Journal;
  private queue = Promise.resolve();

  constructor(storage?: () => JournalStorage | undefined) {
    super({ runs: null, problem: null });
    this.journal = new Journal(PENDING_RUNS_KEY, storage);
  }

  async load(): Promise<readonly SavedRun[]> {
    await this.update();
    return this.get().runs ?? [];
  }

  save(...runs: readonly SavedRun[]): Promise<void> {
    for (const run of retain(runs)) this.journal.add(run);
    return this.update();
  }

  async exportStored(): Promise<StoredFields> {
    const waiting = this.waiting().map(({ run }) => run);
    try {
      const stored = await withTimeout(this.database.use(readRuns), EXPORT_TIMEOUT_MS);
      return toStored({ runs: retain([...waiting, ...stored]) });
    } catch (error) {
      const runs = retain([...waiting, ...(this.get().runs ?? [])]);
      throw new PartlyReadError(toStored({ runs }), error);
    }
  }

  async importStored({ runs: stored }: StoredFields): Promise<RunsImport> {
    const records = parse(RECORDS, stored);
    const runs = await runInSlices(verifyRuns(records.slice(0, MAX_IMPORTED_RUNS)));
    await this.save(...runs.map(({ shown }) => shown));
    const isStored = runs.length === 0 || this.get().problem === null;
    return { runs, leftOut: records.length - runs.length, isStored };
  }

  async snapshot(): Promise<() => Promise<void>> {
    const runs = await this.load();
    return async () => {
      this.reset();
      for (const run of runs) this.journal.add(run);
      // A database that doesn't answer holds none of what was imported.
      await this.database.use((database) => database.clear('runs')).catch(() => undefined);
      await this.update();
    };
  }

  /** Clears the runs in memory and those waiting; `eraseStoredItems` removes the rest. */
  reset(): void {
    this.journal.clear();
    this.publish({ runs: [], problem: this.get().problem });
  }

  private update(): Promise<void> {
    this.queue = this.queue.then(() => this.addPending());
    return this.queue;
  }

  private waiting(entries = this.journal.read()) {
    return [...entries].flatMap(([id, stored]) => {
      const run = readRun(stored);
      return run === undefined ? [] : [{ id, run }];
    });
  }

  private async addPending(): Promise<void> {
    const entries = this.journal.read();
    const pending = this.waiting(entries);
    const added = pending.map(({ run }) => run);
    try {
      const runs = await this.database.use((database) => addRuns(database, added));
      this.publish({ runs, problem: null });
      this.journal.remove(entries.keys());
      // Ask only once there is something to keep: browsers prefer to grant persistent storage to a
      // site in use.
      if (added.length > 0) void requestPersistentStorage();
    } catch (error) {
      reportOnce(this, error);
      const stored = this.get().runs ?? (await this.read());
      const runs = retain([...added, ...stored]);
      this.publish({ runs, problem: storageErrorMessage(error) });
      // The other runs keep waiting for room or for the next page.
      this.journal.remove(pending.filter(({ run }) => !runs.includes(run)).map(({ id }) => id));
    }
  }

  private async read(): Promise<readonly SavedRun[]> {
    try {
      return await this.database.use(readRuns);
    } catch {
      return [];
    }
  }
}

const MESSAGES: ReadonlyMap<string, string> = new Map([
  ['SecurityError', RUNS_NOT_STORED.blocked],
  ['InvalidStateError', RUNS_NOT_STORED.blocked],
  ['NotAllowedError', RUNS_NOT_STORED.blocked],
  // The browser has no `indexedDB`.
  ['ReferenceError', RUNS_NOT_STORED.blocked],
  ['TypeError', RUNS_NOT_STORED.blocked],
  ['QuotaExceededError', RUNS_NOT_STORED.full],
  ['VersionError', RUNS_NOT_STORED.outdated],
]);

function storageErrorMessage(error: unknown): string {
  return (error instanceof Error ? MESSAGES.get(error.name) : undefined) ?? RUNS_NOT_STORED.damaged;
}
