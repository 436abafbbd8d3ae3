import { fieldsOf, LocalStorageItem, parseFields, type TextStorage } from '#platform';
import type { SavedRun } from '#game/api';
import { readRecord } from './read-saved-run.ts';

/** Where runs on their way to the database are noted in local storage. */
export const UNSTORED_KEY = 'dino-unstored-runs';

/**
 * Notes runs that the database does not have yet. It takes its time, and gives up what it has begun when the page is left;
 * local storage has them before a player can leave.
 */
export class PendingRuns {
  private readonly kept: LocalStorageItem;

  /** @param storage see {@link LocalStorageItem}. */
  constructor(storage?: () => TextStorage | undefined) {
    this.kept = new LocalStorageItem(UNSTORED_KEY, storage);
  }

  /** Those of a page that was left before they were stored, without what is damaged. */
  read(): readonly SavedRun[] {
    const records = fieldsOf(parseFields(this.kept.read()).get('runs'));
    return [...records.values()].flatMap((record) => readRecord(record) ?? []);
  }

  /** These are all that is noted from now on. */
  note(runs: readonly SavedRun[]): void {
    if (runs.length === 0) this.kept.remove();
    else this.kept.write(JSON.stringify({ runs }));
  }
}
