import type { AchievementId } from '#content';
import { beatenRivals, type SavedRun, type SettingsStore } from '#game';
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
 * Judges runs that haven't been judged yet, the earliest first, in slices. Results so far are kept
 * if the signal aborts it.
 * @returns what the runs have newly earned.
 * @throws the signal's reason once it is aborted.
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
  // Imported here because it brings in the rules of the game, and the list of achievements also
  // shows on pages without a game.
  const { evaluateCourses, evaluateRun } = await import('./evaluate.ts');
  signal.throwIfAborted();
  const { beaten } = beatenRivals.get();
  const ofAllRuns = new Map(evaluateCourses(runs)).set('peckingOrder', beaten);
  store.update({ results: resultsOf(ofAllRuns, last.at), judged: [] });
  for (const run of fresh) {
    const progress = await runInSlices(evaluateRun(run), signal);
    signal.throwIfAborted();
    store.update({ results: resultsOf(progress, run.at), judged: [keyOfRun(run)] });
  }
  const after = store.get();
  return ACHIEVEMENT_IDS.filter((id) => isEarned(after, id) && !isEarned(before, id));
}

/** Players can edit their storage, so the chosen look may be locked. */
export function resetLockedSkin(
  store: AchievementsStore,
  settings: Pick<SettingsStore, 'get' | 'change'>,
): void {
  store.read();
  if (lockedSkins(store.get()).has(settings.get().skin)) settings.change({ skin: 'classic' });
}

/** A short key for a run: when it ended, and the checksum at the end of its replay. */
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
