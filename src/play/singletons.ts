import { highScores, settings, stageOpening } from '#game';
import { erasures, Store } from '#platform';
import type { AchievementsStore } from '#features/achievements';
import type { PlayerData } from '#features/privacy';
import type { StatsTracker } from '#features/stats';

/**
 * These live as long as the page, whichever routes come and go; so does the one stage, which
 * `openStage` keeps. Everything else belongs to one mount of the game and goes with it.
 */
export const pointerUse = new Store({ hasPointer: false });

let statsTracker: StatsTracker | undefined;
let achievementsStore: AchievementsStore | undefined;
let playerData: PlayerData | undefined;

/**
 * Calls back once no stage is opening: until then network and processor belong to the first frame.
 * The returned function cancels it.
 */
export function afterStageOpening(callback: () => void): () => void {
  if (!stageOpening.get().isOpening) {
    callback();
    return () => undefined;
  }
  const unsubscribe = stageOpening.subscribe(() => {
    unsubscribe();
    callback();
  });
  return unsubscribe;
}

export async function loadStatsTracker() {
  const loaded = await import('#features/stats');
  statsTracker ??= new loaded.StatsTracker();
  return { ...loaded, statsTracker };
}

export async function loadStats() {
  const { ScoreHistory, Stats, statsTracker: tracker } = await loadStatsTracker();
  await tracker.store.load();
  return { ScoreHistory, Stats, statsTracker: tracker };
}

export async function loadAchievements() {
  const loaded = await import('#features/achievements');
  ({ achievementsStore } = loaded);
  achievementsStore.read();
  return loaded;
}

export async function loadPrivacy() {
  const { PlayerDataButtons, PlayerData: PlayerDataOfChunk } = await import('#features/privacy');
  playerData ??= new PlayerDataOfChunk({ loadParts: loadPlayerData, resetMemory });
  return { PlayerDataButtons, playerData };
}

async function loadPlayerData() {
  const [{ statsTracker: tracker }, { achievementsStore: achievements }, { runRecords }] =
    await Promise.all([loadStats(), loadAchievements(), import('#features/runs')]);
  return {
    highScore: highScores.plain,
    highScoreAssisted: highScores.assisted,
    stats: tracker.store,
    settings,
    achievements,
    daily: runRecords.dailyStore,
    dailyPractice: runRecords.dailyPracticeStore,
    practice: runRecords.practiceStore,
    runs: runRecords.savedRuns,
  };
}

/** Otherwise the next save would store the erased data again. */
function resetMemory(): void {
  statsTracker?.reset();
  achievementsStore?.reset();
  highScores.plain.reset();
  highScores.assisted.reset();
  settings.reset();
  erasures.publish({ count: erasures.get().count + 1 });
}
