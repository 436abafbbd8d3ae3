import { RUNS } from '#content';
import { writeReplay } from '#replay';
import type { EndedRun, GameApi, SavedRun } from '#game/api';
import type { DailyRuns } from '#features/daily';
import type { RunRecords } from './run-records.ts';

/**
 * The runs that have ended since the last call, the earliest first, as they are saved. Runs on the
 * course of a day are counted for that day. One that cannot be saved is left out, and logged: the
 * others do not go with it.
 * @returns also how many were left out.
 */
export function takeEndedRuns(
  endedRuns: GameApi['endedRuns'],
  daily: Pick<DailyRuns, 'finish'>,
): { readonly runs: readonly SavedRun[]; readonly leftOut: number } {
  const ended = endedRuns.take();
  const runs = ended.flatMap((run) => {
    try {
      return [savedRunOf(run, daily)];
    } catch (error) {
      console.error('A run could not be saved.', error);
      return [];
    }
  });
  return { runs, leftOut: ended.length - runs.length };
}

/** The result counts for the day even if there is no way to write the replay. */
function savedRunOf({ replay, summary, at }: EndedRun, daily: Pick<DailyRuns, 'finish'>): SavedRun {
  const { score, metres, assisted } = summary;
  const run = daily.finish(replay.seed, { at, page: location.pathname, score, metres, assisted });
  return { ...run, replay: writeReplay(replay) };
}

/**
 * Saves runs.
 * @param isLast whether the last one is still the last: then the player hears of other problems as
 * well.
 * @returns what to tell the player; null for nothing.
 */
export async function saveRuns(
  runs: readonly SavedRun[],
  records: Pick<RunRecords, 'savedRuns' | 'takeProblem'>,
  isLast: () => boolean,
): Promise<string | null> {
  try {
    await records.savedRuns.save(...runs);
  } catch (error) {
    console.error('Runs were not saved.', error);
    return RUNS.notSaved;
  }
  return isLast() ? records.takeProblem() : null;
}
