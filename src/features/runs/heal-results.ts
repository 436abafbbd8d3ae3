import { bestAssisted, bestOf } from '#features/history';
import { BestRuns, type HighScores, type SavedRun } from '#game';
import type { RunRecords } from './run-records.ts';

/**
 * The database has a saved run moments after its end. Browsers write local storage later, so one
 * that was killed has lost the run's high score and the result of its day.
 */
export function healResults(
  runs: readonly SavedRun[],
  { plain, assisted }: HighScores,
  dailyStore: RunRecords['dailyStore'],
): void {
  const bestRuns = new BestRuns();
  for (const best of [bestOf(runs), bestAssisted(runs)]) {
    const highScore = best?.assisted === true ? assisted : plain;
    if (best === undefined || best.score <= highScore.value) continue;
    highScore.offer(best.score);
    bestRuns.offer({ score: best.score, metres: best.metres }, best.assisted);
  }
  for (const { day, attempt: id, score, metres, assisted: isAssisted } of runs) {
    if (day === undefined || id === undefined || dailyStore.hasResult(day, id)) continue;
    dailyStore.finish(day, { id }, { score, metres, assisted: isAssisted });
  }
}
