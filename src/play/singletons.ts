import { highScores, settings } from '#game';
import { Store } from '#platform';
import type { AchievementsStore } from '#features/achievements';
import type { PlayerData } from '#features/privacy';
import type { RunRecords } from '#features/runs';
import type { StatsTracker } from '#features/stats';

/**
 * What lives as long as the page, whichever routes come and go; and the one stage, which
 * `openStage` keeps. Everything else belongs to one mount of the game and goes with it.
 */
export { highScores, settings };
/** Whether a stage is being opened at the moment. */
export const stageOpening = new Store({ isOpening: false });
/** Whether the visitor has pressed a pointer on this page. */
export const pointerUse = new Store({ hasPointer: false });
/** Published each time the player has erased their data. */
export const erasures = new Store({ count: 0 });

let statsTracker: StatsTracker | undefined;
let achievementsStore: AchievementsStore | undefined;
let playerData: PlayerData | undefined;
let records: RunRecords | undefined;

/**
 * Calls back as soon as no stage is being opened: until then the network and the processor belong
 * to the first frame. Returns a function that cancels it.
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

/** Loads what counts runs for the player's statistics. */
export async function loadStatsTracker() {
  const loaded = await import('#features/stats');
  statsTracker ??= new loaded.StatsTracker();
  return { ...loaded, statsTracker };
}

/** Loads the player's statistics, and what shows them. */
export async function loadStats() {
  const { ScoreHistory, Stats, statsTracker: tracker } = await loadStatsTracker();
  await tracker.store.load();
  return { ScoreHistory, Stats, statsTracker: tracker };
}

/** Loads the list of achievements, and what is unlocked by them. */
export async function loadAchievements() {
  const loaded = await import('#features/achievements');
  ({ achievementsStore } = loaded);
  achievementsStore.read();
  return loaded;
}

/** Loads what exports, imports and erases the player's data. */
export async function loadPrivacy() {
  const { PlayerDataButtons, PlayerData: PlayerDataOfChunk } = await import('#features/privacy');
  playerData ??= new PlayerDataOfChunk({ loadParts: loadPlayerData, resetMemory });
  return { PlayerDataButtons, playerData };
}

async function loadPlayerData() {
  const [{ statsTracker: tracker }, { achievementsStore: achievements }, { records: runRecords }] =
    await Promise.all([loadStats(), loadAchievements(), loadRuns()]);
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

/** Loads what can be done with runs: replays, races, practice, the daily course. */
export async function loadRuns() {
  const {
    RUNS_SLOTS: slots,
    RunRecords: RunRecordsOfChunk,
    RunsContext,
    RunsController,
  } = await import('#features/runs');
  records ??= new RunRecordsOfChunk(erasures);
  return { slots, RunsContext, RunsController, records };
}

/** Nothing of the player is left in memory, so that nothing of it is stored again. */
function resetMemory(): void {
  statsTracker?.reset();
  achievementsStore?.reset();
  highScores.plain.reset();
  highScores.assisted.reset();
  settings.reset();
  erasures.publish({ count: erasures.get().count + 1 });
}
