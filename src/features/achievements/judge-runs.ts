import type { AchievementId } from '#content';
import type { SavedRun, SettingsStore } from '#game';
import { runInSlices } from '#platform';
import {
  type AchievementResult,
  type AchievementsState,
  type AchievementsStore,
  isEarned,
} from './achievements-store.ts';
import { ACHIEVEMENT_IDS, GOALS } from './goals.ts';
import { lockedSkins } from './rewards.ts';

/**
 * Judges those of the runs that have not been judged yet, the earliest first, in slices. What has
 * been judged by the time it is given up is kept.
 * @param signal gives it up.
 * @returns what they have newly earned.
 * @throws the signal's reason once that is aborted.
 */
export async function judgeRuns(
  store: AchievementsStore,
  runs: readonly SavedRun[],
  signal: AbortSignal,
): Promise<readonly AchievementId[]> {
  store.read();
  const before = store.get();
  const fresh = runs
    .filter((run) => !before.judged.includes(keyOfRun(run)))
    .sort((a, b) => a.at - b.at);
  const last = fresh.at(-1);
  if (last === undefined) return [];
  // It needs the rules of the game, which the list of achievements on a page where nobody plays
  // does not.
  const { evaluateCourses, evaluateRun } = await import('./evaluate.ts');
  signal.throwIfAborted();
  store.update({ results: resultsOf(evaluateCourses(runs), last.at), judged: [] });
  for (const run of fresh) {
    const progress = await runInSlices(evaluateRun(run), signal);
    signal.throwIfAborted();
    store.update({ results: resultsOf(progress, run.at), judged: [keyOfRun(run)] });
  }
  const after = store.get();
  return ACHIEVEMENT_IDS.filter((id) => isEarned(after, id) && !isEarned(before, id));
}

/**
 * The dino's look goes back to the one that everybody has, if the chosen one is locked: storage can
 * be edited.
 */
export function resetLockedSkin(
  store: AchievementsStore,
  settings: Pick<SettingsStore, 'get' | 'change'>,
): void {
  store.read();
  if (lockedSkins(store.get()).has(settings.get().skin)) settings.change({ skin: 'classic' });
}

/**
 * Tells runs apart in a few characters: when the run ended, and the checksum at the end of its
 * replay.
 */
export function keyOfRun({ at, replay }: Pick<SavedRun, 'at' | 'replay'>): string {
  return `${at.toString(36)}.${replay.slice(replay.lastIndexOf('.') + 1).slice(-8)}`;
}

function resultsOf(
  progress: ReadonlyMap<AchievementId, number>,
  at: number,
): AchievementsState['results'] {
  const results: Partial<Record<AchievementId, AchievementResult>> = {};
  for (const [id, best] of progress) {
    const goal = GOALS[id];
    if (best > 0) results[id] = { best: Math.min(best, goal), at: best >= goal ? at : null };
  }
  return results;
}
