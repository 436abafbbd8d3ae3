import { RUNS_NOT_STORED } from '#content';
import type { SavedRun } from '#game/api';
import { type JournalStorage, PlayerDatabase, requestPersistentStorage, Store } from '#platform';
import { PendingRuns } from './pending-runs.ts';
import { retain } from './retention.ts';
import { addRuns, readRuns } from './runs-database.ts';

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
 * to them. Runs that could not be stored before the page was left are stored by the next page, see
 * {@link PendingRuns}. What cannot be stored stays in memory, and is stored along with later runs
 * if that becomes possible. Nothing rejects.
 */
export class SavedRuns extends Store<SavedRunsState> {
  private readonly database = new PlayerDatabase(() => this.reset());
  private readonly pending: PendingRuns;
  /** Those that the database does not have yet. */
  private unwritten: readonly SavedRun[];
  private isErrorLogged = false;
  private isPersistenceRequested = false;
  /** The last operation: they run one after another. */
  private queue = Promise.resolve();

  /** @param storage where pending runs are stored, see {@link PendingRuns}. */
  constructor(storage?: () => JournalStorage | undefined) {
    super({ runs: null, problem: null });
    this.pending = new PendingRuns(storage);
    this.unwritten = this.pending.takeOver();
  }

  /** All runs that are stored by now, by whichever tab, the latest first. */
  async load(): Promise<readonly SavedRun[]> {
    await this.update();
    return this.get().runs ?? [];
  }

  /** Saves those of the runs that are retained, see `retention.ts`. */
  save(...runs: readonly SavedRun[]): Promise<void> {
    this.unwritten = retain([...this.unwritten, ...runs], Date.now());
    this.pending.write(this.unwritten);
    return this.update();
  }

  /** No runs any more, in memory only: `eraseStoredItems` removes what is stored. */
  reset(): void {
    this.unwritten = [];
    this.pending.write([]);
    this.publish({ runs: [], problem: this.get().problem });
  }

  private update(): Promise<void> {
    this.queue = this.queue
      .then(() => this.writeOrFallBack())
      // An operation that fails for whatever reason must not keep later ones from being done.
      .catch((error: unknown) => console.error('Your runs could not be updated.', error));
    return this.queue;
  }

  private async writeOrFallBack(): Promise<void> {
    try {
      this.publish({ runs: await this.write(), problem: null });
    } catch (error) {
      await this.fallBack(error);
    }
  }

  private async write(): Promise<readonly SavedRun[]> {
    const writing = this.unwritten;
    const runs = await this.database.use((database) => addRuns(database, writing));
    this.unwritten = this.unwritten.filter((run) => !writing.includes(run));
    this.pending.write(this.unwritten);
    if (writing.length > 0) this.requestPersistence();
    return runs;
  }

  /** Not before there is something to keep: browsers grant it rather to a site that is used. */
  private requestPersistence(): void {
    if (this.isPersistenceRequested) return;
    this.isPersistenceRequested = true;
    void requestPersistentStorage();
  }

  /** Goes on with the runs that are known and those in memory. */
  private async fallBack(error: unknown): Promise<void> {
    if (!this.isErrorLogged) console.error('Your runs are not being kept.', error);
    this.isErrorLogged = true;
    this.pending.write([]);
    const stored = this.get().runs ?? (await this.read());
    const runs = retain([...stored, ...this.unwritten], Date.now());
    this.publish({ runs, problem: storageErrorMessage(error) });
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
