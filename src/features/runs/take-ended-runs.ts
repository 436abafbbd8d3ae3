import { writeReplay } from '#replay';
import type { EndedRun, GameApi, SavedRun } from '#game/api';
import type { DailyRuns } from '#features/daily';

/**
 * The runs that have ended since the last call, the earliest first, as they are saved. Runs on the course of a day are counted for
 * that day.
 */
export function takeEndedRuns(endedRuns: GameApi['endedRuns'], daily: DailyRuns): readonly SavedRun[] {
  return endedRuns.take().map(({ replay, summary: { score, metres, assisted }, at }: EndedRun) => {
    const run = { replay: writeReplay(replay), at, page: location.pathname, score, metres, assisted };
    return daily.finish(replay.seed, run);
  });
}
