import { fallback, object } from 'valibot';
import { listOfValid, parseStored, PersistentItem, type StoredKey, type TextStorage } from '#platform';
import type { SavedRun } from '#game/api';
import { SAVED_RUN } from './saved-run-schema.ts';

/** The key of the pending runs in local storage. */
export const PENDING_RUNS_KEY = 'dino-unstored-runs' satisfies StoredKey<'localStorage'>;

const NONE: { readonly runs: readonly SavedRun[] } = { runs: [] };

const STORED_RUNS = fallback(object({ runs: listOfValid(SAVED_RUN) }), { runs: [] });

/**
 * The runs that the database does not have yet. Writing to it takes a moment, and is given up when the page is left; local
 * storage is written at once.
 */
export class PendingRuns {
  private readonly item: PersistentItem<{ readonly runs: readonly SavedRun[] }>;

  /** @param storage see {@link PersistentItem}. */
  constructor(storage?: () => TextStorage | undefined) {
    const decode = (text: string | null) => parseStored(STORED_RUNS, text);
    this.item = new PersistentItem({ key: PENDING_RUNS_KEY, initial: NONE, decode, encode: JSON.stringify }, storage);
  }

  /** Those that a page left behind when it was left, without damaged ones. */
  read(): readonly SavedRun[] {
    this.item.read();
    return this.item.get().runs;
  }

  /** Replaces all pending runs. */
  write(runs: readonly SavedRun[]): void {
    if (runs.length === 0) this.item.remove();
    else this.item.update({ runs });
  }
}
