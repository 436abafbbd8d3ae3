import { array, fallback, parse, unknown } from 'valibot';
import { type ImportedRuns, RUNS_NOT_STORED } from '#content';
import type { SavedRun } from '#game';
import {
  Journal,
  type JournalStorage,
  PlayerDatabase,
  type PlayerDataPart,
  reportOnce,
  requestPersistentStorage,
  runInSlices,
  Store,
  type StoredFields,
  type StoredKey,
  toStored,
} from '#platform';
import { retain } from './retention.ts';
import { addRuns, readRun, readRuns } from './runs-database.ts';
import { verifyRuns } from './verify-runs.ts';

/** The key in local storage of the runs that wait for the database. */
export const PENDING_RUNS_KEY = 'dino-unstored-runs' satisfies StoredKey<'localStorage'>;

/** The most runs that are imported at once: more than are ever retained. */
const MOST_IMPORTED = 100;

const RECORDS = fallback(array(unknown()), []);

export interface SavedRunsState {
  /** The latest first; null until they are first loaded. */
  readonly runs: readonly SavedRun[] | null;
  /**
   * Why runs are not stored beyond the life of the page, a sentence for the player; null as long as
   * they are.
   */
  readonly problem: string | null;
}

/**
 * The player's runs in IndexedDB. They are read anew each time, because another tab may have added
 * to them. Each waits in local storage until the database has it, for the next page if this one is
 * left before that; from whichever tab it is, the database stores it once. Nothing rejects.
 */
export class SavedRuns extends Store<SavedRunsState> implements PlayerDataPart {
  private readonly database = new PlayerDatabase(() => this.reset());
  private readonly journal: Journal;
  /** The last operation: they run one after another. */
  private queue = Promise.resolve();

  /** @param storage where runs wait, see {@link Journal}. */
  constructor(storage?: () => JournalStorage | undefined) {
    super({ runs: null, problem: null });
    this.journal = new Journal(PENDING_RUNS_KEY, storage);
  }

  /** All runs that are stored by now, by whichever tab, the latest first. */
  async load(): Promise<readonly SavedRun[]> {
    await this.update();
    return this.get().runs ?? [];
  }

  /** Saves those of the runs that are retained, see `retention.ts`. */
  save(...runs: readonly SavedRun[]): Promise<void> {
    for (const run of retain(runs)) this.journal.add(run);
    return this.update();
  }

  async exportStored(): Promise<StoredFields> {
    return toStored({ runs: await this.load() });
  }

  /** @returns how many runs of the file hold, and how many do not. */
  async importStored({ runs: stored }: StoredFields): Promise<ImportedRuns> {
    const records = parse(RECORDS, stored);
    const runs = await runInSlices(verifyRuns(records.slice(0, MOST_IMPORTED)));
    await this.save(...runs);
    return { taken: runs.length, leftOut: records.length - runs.length };
  }

  /** No runs any more, in memory or waiting: `eraseStoredItems` removes the others. */
  reset(): void {
    this.journal.remove(this.journal.read().keys());
    this.publish({ runs: [], problem: this.get().problem });
  }

  private update(): Promise<void> {
    this.queue = this.queue.then(() => this.addPending());
    return this.queue;
  }

  private async addPending(): Promise<void> {
    const entries = this.journal.read();
    const pending = [...entries].flatMap(([id, stored]) => {
      const run = readRun(stored);
      return run === undefined ? [] : [{ id, run }];
    });
    const added = pending.map(({ run }) => run);
    try {
      const runs = await this.database.use((database) => addRuns(database, added));
      this.publish({ runs, problem: null });
      this.journal.remove(entries.keys());
      // Not before there is something to keep: browsers grant it rather to a site that is used.
      if (added.length > 0) void requestPersistentStorage();
    } catch (error) {
      reportOnce(this, error);
      const stored = this.get().runs ?? (await this.read());
      const runs = retain([...added, ...stored]);
      this.publish({ runs, problem: storageErrorMessage(error) });
      // The others go on waiting, for room or for the next page.
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

/** By the name of the DOMException. Any other error counts as damaged storage. */
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

/** Why runs are not stored, a sentence for the player. */
function storageErrorMessage(error: unknown): string {
  return (error instanceof Error ? MESSAGES.get(error.name) : undefined) ?? RUNS_NOT_STORED.damaged;
}
