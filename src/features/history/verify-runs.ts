import type { SavedRun } from '#game';
import { ReplayError, verifyInSlices } from '#replay';
import { isAssisted } from '#simulation';
import { readRun } from './runs-database.ts';

/**
 * Plays back untrusted runs, so that none can claim a better result. Skips those that can't be
 * played back. Yields often during a long run.
 */
export function* verifyRuns(records: readonly unknown[]): Generator<undefined, SavedRun[]> {
  const verified: SavedRun[] = [];
  for (const run of records.flatMap((record) => readRun(record) ?? [])) {
    try {
      const { score, metres, assists } = yield* verifyInSlices(run.replay);
      verified.push({ ...run, score, metres, assisted: isAssisted(assists) });
    } catch (error) {
      if (!(error instanceof ReplayError)) throw error;
    }
  }
  return verified;
}
