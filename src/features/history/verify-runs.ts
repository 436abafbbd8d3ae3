import type { SavedRun } from '#game';
import { ReplayError, verifyInSlices } from '#replay';
import { isAssisted } from '#simulation';
import { readRun } from './runs-database.ts';

/** A run as a file has it, and as its replay shows it. */
export interface CheckedRun {
  readonly claimed: SavedRun;
  readonly shown: SavedRun;
}

/**
 * Plays back untrusted runs, so that none can claim a better result. Skips those that can't be
 * played back. Yields often during a long run.
 */
export function* verifyRuns(records: readonly unknown[]): Generator<undefined, CheckedRun[]> {
  const checked: CheckedRun[] = [];
  for (const claimed of records.flatMap((record) => readRun(record) ?? [])) {
    try {
      const { score, metres, assists } = yield* verifyInSlices(claimed.replay);
      const shown = { ...claimed, score, metres, assisted: isAssisted(assists) };
      checked.push({ claimed, shown });
    } catch (error) {
      if (!(error instanceof ReplayError)) throw error;
    }
  }
  return checked;
}
