import { highScores, settings, stageOpening } from '#game';
import { Store } from '#platform';
import type { PlayerData } from '#features/privacy';

export const pointerUse = new Store({ hasPointer: false });

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

export async function loadStats() {
  const loaded = await import('#features/stats');
  loaded.statsTracker.store.read();
  return loaded;
}

export async function loadAchievements() {
  const loaded = await import('#features/achievements');
  loaded.achievementsStore.read();
  return loaded;
}

export async function loadPrivacy() {
  const { PlayerDataButtons, PlayerData: PlayerDataOfChunk } = await import('#features/privacy');
  playerData ??= new PlayerDataOfChunk({ loaders: LOADERS });
  return { PlayerDataButtons, playerData };
}

const loadRecords = async () => (await import('#features/runs')).runRecords;

const LOADERS = {
  highScore: async () => highScores.plain,
  highScoreAssisted: async () => highScores.assisted,
  stats: async () => (await loadStats()).statsTracker.store,
  settings: async () => settings,
  achievements: async () => (await loadAchievements()).achievementsStore,
  rivals: async () => (await loadRecords()).beatenRivals,
  daily: async () => (await loadRecords()).dailyStore,
  dailyPractice: async () => (await loadRecords()).dailyPracticeStore,
  practice: async () => (await loadRecords()).practiceStore,
  runs: async () => (await loadRecords()).savedRuns,
};
