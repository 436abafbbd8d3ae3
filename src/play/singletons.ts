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

/** Loads what counts and shows the player's statistics. */
export async function loadStats() {
  const {
    ScoreHistory,
    Stats,
    StatsTracker: StatsTrackerOfChunk,
  } = await import('#features/stats');
  statsTracker ??= new StatsTrackerOfChunk();
  await statsTracker.store.load();
  return { ScoreHistory, Stats, statsTracker };
}

/** Loads the list of achievements, and what is unlocked by them. */
export async function loadAchievements() {
  const loaded = await import('#features/achievements');
  ({ achievementsStore } = loaded);
  achievementsStore.read();
  return loaded;
}

/** Loads what exports and erases the player's data. */
export async function loadPrivacy() {
  const loadRecords = async () => (await loadRuns()).records;
  const [{ PlayerDataButtons, PlayerData: PlayerDataOfChunk }, { statsTracker: tracker }] =
    await Promise.all([import('#features/privacy'), loadStats()]);
  playerData ??= new PlayerDataOfChunk({
    exports: {
      highScores: () => ({ plain: highScores.plain.value, assisted: highScores.assisted.value }),
      numbers: async () => {
        await tracker.store.load();
        return tracker.store.get();
      },
      settings: () => {
        settings.read();
        return settings.get();
      },
      achievements: async () => (await loadAchievements()).achievementsStore.get().results,
      daily: async () => Object.fromEntries((await loadRecords()).dailyStore.get().days),
      dailyPractice: async () =>
        Object.fromEntries((await loadRecords()).dailyPracticeStore.get().days),
      practice: async () => Object.fromEntries((await loadRecords()).practiceStore.get().bests),
      runs: async () => (await loadRecords()).savedRuns.load(),
    },
    resetMemory,
  });
  return { PlayerDataButtons, playerData };
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
