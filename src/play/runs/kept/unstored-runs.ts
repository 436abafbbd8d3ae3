import { KeptText, type TextStorage } from '../../kept-text.ts';
import { fieldsOf, parseFields } from '../../stored-fields.ts';
import type { KeptRun } from './kept-run.ts';
import { readRecord } from './read-record.ts';

/** Where runs on their way to the database are noted in local storage. */
export const UNSTORED_KEY = 'dino-unstored-runs';

/**
 * Notes runs that the database does not have yet. It takes its time, and gives up what it has begun when the page is left;
 * local storage has them before a player can leave.
 */
export class UnstoredRuns {
  private readonly kept: KeptText;

  /** @param storage see {@link KeptText}. */
  constructor(storage?: () => TextStorage | undefined) {
    this.kept = new KeptText(UNSTORED_KEY, storage);
  }

  /** Those of a page that was left before they were stored, without what is damaged. */
  read(): readonly KeptRun[] {
    const records = fieldsOf(parseFields(this.kept.read()).get('runs'));
    return [...records.values()].flatMap((record) => readRecord(record) ?? []);
  }

  /** These are all that is noted from now on. */
  note(runs: readonly KeptRun[]): void {
    if (runs.length === 0) this.kept.remove();
    else this.kept.write(JSON.stringify({ runs }));
  }
}
