import { fallback, nullable, object } from 'valibot';
import {
  Journal,
  type JournalStorage,
  listOfValid,
  LocalStorageItem,
  parseStored,
  type StoredKey,
} from '#platform';
import type { SavedRun } from '#game/api';
import { SAVED_RUN } from './runs-database.ts';

/** The key of the pending runs in local storage. */
export const PENDING_RUNS_KEY = 'dino-unstored-runs' satisfies StoredKey<'localStorage'>;

const ENTRY = fallback(nullable(SAVED_RUN), null);

/** A former version of the game stored all of them under the one key. */
const FORMER_LIST = fallback(object({ runs: listOfValid(SAVED_RUN) }), { runs: [] });

/**
 * The runs that the database does not have yet. A page may take over those of a tab that is still
 * open: the database stores each run once.
 */
export class PendingRuns {
  private readonly journal: Journal;
  private readonly former: LocalStorageItem;
  /** The ids of the entries that this page knows, by the replay of their run. */
  private readonly ids = new Map<string, readonly string[]>();

  /** @param storage see {@link Journal}. */
  constructor(storage?: () => JournalStorage | undefined) {
    this.journal = new Journal(PENDING_RUNS_KEY, storage);
    this.former = new LocalStorageItem(PENDING_RUNS_KEY, storage);
  }

  /** Takes over those that other pages have left behind. Damaged ones are removed. */
  takeOver(): readonly SavedRun[] {
    this.renewFormer();
    const runs: SavedRun[] = [];
    for (const [id, text] of this.journal.read()) {
      const run = parseStored(ENTRY, text);
      if (run === null) this.journal.remove([id]);
      else {
        this.ids.set(run.replay, [...(this.ids.get(run.replay) ?? []), id]);
        runs.push(run);
      }
    }
    return runs;
  }

  /**
   * From now on these are pending, and no others of those that this page has taken over or written.
   */
  write(runs: readonly SavedRun[]): void {
    const replays = new Set(runs.map(({ replay }) => replay));
    for (const [replay, ids] of this.ids) {
      if (replays.has(replay)) continue;
      this.journal.remove(ids);
      this.ids.delete(replay);
    }
    for (const run of runs) {
      if (this.ids.has(run.replay)) continue;
      const id = this.journal.add(JSON.stringify(run));
      this.ids.set(run.replay, [id]);
    }
  }

  private renewFormer(): void {
    const text = this.former.read();
    if (text === null) return;
    this.former.remove();
    for (const run of parseStored(FORMER_LIST, text).runs) this.journal.add(JSON.stringify(run));
  }
}
