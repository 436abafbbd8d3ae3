import { inTime, NO_PATIENCE, PATIENCE, Store, type TextStorage } from '#platform';
import type { SavedRun } from '#game/api';
import { addRuns, openDatabase, readRuns, type RunsDatabase } from './runs-database.ts';
import { storageErrorMessage } from './storage-error-message.ts';
import { PendingRuns } from './pending-runs.ts';
import { whatToKeep } from './retention.ts';

export interface RunsOnRecord {
  /** The latest first; null as long as nobody has looked. */
  readonly runs: readonly SavedRun[] | null;
  /** Why runs are not being kept beyond the life of the page, a sentence for the player; null as long as they are. */
  readonly trouble: string | null;
}

/** What a database says that was closed, or lost, without a word. */
const LOST: readonly string[] = ['InvalidStateError', 'UnknownError', 'AbortError'];

/**
 * The player's runs, kept in IndexedDB from the first use on. They are read anew each time, since another tab may have added
 * to them. Those of a page that is left before the database has them come with the next page. What cannot be stored lives as
 * long as the page, and is stored with what comes later if that can be. Nothing fails.
 */
export class SavedRuns {
  private readonly store = new Store<RunsOnRecord>({ runs: null, trouble: null });
  private database: Promise<RunsDatabase> | undefined;
  private readonly unstored: PendingRuns;
  private unwritten: readonly SavedRun[];
  private isTold = false;
  private patience: number = PATIENCE;
  /** One thing after the other. */
  private work = Promise.resolve();

  /** @param storage where runs are noted until the database has them, see {@link PendingRuns}. */
  constructor(storage?: () => TextStorage | undefined) {
    this.unstored = new PendingRuns(storage);
    this.unwritten = this.unstored.read();
  }

  readonly get = (): RunsOnRecord => this.store.get();
  readonly subscribe = (listener: () => void): (() => void) => this.store.subscribe(listener);

  /** See {@link RunsOnRecord}. */
  get trouble(): string | null {
    return this.get().trouble;
  }

  /** All runs on record by now, by whichever tab, the latest first. */
  async all(): Promise<readonly SavedRun[]> {
    await this.update();
    return this.get().runs ?? [];
  }

  /** Keeps as much of these as belongs among what is kept, see `what-to-keep.ts`. */
  keep(...runs: readonly SavedRun[]): Promise<void> {
    this.unwritten = whatToKeep([...this.unwritten, ...runs], Date.now());
    this.unstored.note(this.unwritten);
    return this.update();
  }

  /** There are none any more. What is stored is erased by whoever calls this. */
  forget(): void {
    this.unwritten = [];
    this.store.publish({ runs: [], trouble: this.trouble });
  }

  private update(): Promise<void> {
    this.work = this.work.then(() => this.writeOrMakeDo());
    return this.work;
  }

  private async writeOrMakeDo(): Promise<void> {
    try {
      this.store.publish({ runs: await this.write(), trouble: null });
    } catch (error) {
      await this.makeDo(error);
    }
  }

  /** Once it could not be opened, it is not tried again; once it took too long, it is hardly waited for again. */
  private async open(): Promise<RunsDatabase> {
    this.database ??= openDatabase(
      () => (this.database = undefined),
      () => this.forget(),
    );
    try {
      const database = await inTime(this.database, this.patience);
      this.patience = PATIENCE;
      return database;
    } catch (error) {
      this.patience = NO_PATIENCE;
      throw error;
    }
  }

  private async write(): Promise<readonly SavedRun[]> {
    const database = await this.open();
    try {
      return await this.writeTo(database);
    } catch (error) {
      if (!(error instanceof Error && LOST.includes(error.name))) throw error;
      database.close();
      this.database = undefined;
      return this.writeTo(await this.open());
    }
  }

  private async writeTo(database: RunsDatabase): Promise<readonly SavedRun[]> {
    const writing = this.unwritten;
    const runs = await addRuns(database, writing);
    this.unwritten = this.unwritten.filter((run) => !writing.includes(run));
    // What another tab has noted is not this one's to take back.
    if (writing.length > 0) this.unstored.note(this.unwritten);
    return runs;
  }

  /** With what is known, and what is in memory. */
  private async makeDo(error: unknown): Promise<void> {
    if (!this.isTold) console.error('Your runs are not being kept.', error);
    this.isTold = true;
    if (this.unwritten.length > 0) this.unstored.note([]);
    const stored = this.get().runs ?? (await this.read());
    this.store.publish({
      runs: whatToKeep([...stored, ...this.unwritten], Date.now()),
      trouble: storageErrorMessage(error),
    });
  }

  private async read(): Promise<readonly SavedRun[]> {
    try {
      return await readRuns(await this.open());
    } catch {
      return [];
    }
  }
}
