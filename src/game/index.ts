export type { DebugState, DinoDebug } from './console/debug-api.ts';
export { type DebugFigures, DebugTools } from './debug/debug-tools.ts';
export type {
  GameEvent,
  GameEventListener,
  GameEvents,
  RestoredRun,
  StartedRun,
} from './events.ts';
export { Game } from './game.ts';
export { type GameState, INITIAL_GAME_STATE } from './game-state.ts';
export { TaughtHints } from './hints/taught-hints.ts';
export { KEY_ACTIONS, type KeyAction, type PageAction, type PlayAction } from './input/actions.ts';
export {
  type Bindings,
  DEFAULT_BINDINGS,
  isBindable,
  type KeyName,
  MAX_KEYS,
  nameOfKey,
  shortcutsOf,
} from './input/bindings.ts';
export type { GameElements } from './input/game-elements.ts';
export { shareAboveCrash } from './picture/share-above-crash.ts';
export {
  isStageAwaited,
  isStageShown,
  stageOpening,
  type StageStatus,
} from './picture/stage-host.ts';
export type { ShownReplay, ShownRun, StoryFollower } from './picture/shown-run.ts';
export { BeatenRivals, beatenRivals } from './runs/beaten-rivals.ts';
export { BestRuns } from './runs/best-runs.ts';
export { type HighScores, highScores } from './runs/high-score.ts';
export {
  type EndedRun,
  MAX_LAST_RUNS,
  type RunSummary,
  type SavedRun,
  summarizeRun,
} from './runs/run-summary.ts';
export { RUN_LIFETIME_MS } from './runs/stored-run.ts';
export {
  type Course,
  type CourseBest,
  courseFromAddress,
  freshSeed,
  type NextCourses,
  type Retry,
  rivalOf,
  type RivalTarget,
  type RunStart,
} from './session/course.ts';
export { SeenDays, seenDays } from './runs/seen-days.ts';
export { freshSeedAfter } from './session/next-run.ts';
export { isInRun, isUnderWay } from '#story';
export { ReplayGhost } from './session/replay-ghost.ts';
export { StepClock } from './session/step-clock.ts';
export {
  assistsOf,
  DEFAULT_SETTINGS,
  hasRivals,
  HUD_SIZES,
  MOTION_CHOICES,
  RANGES,
  type Settings,
  settings,
  type SettingsStore,
  SKINS,
  THEME_CHOICES,
} from './settings/settings.ts';
export { isMotionReduced } from './settings/system-preferences.ts';
export { GameContext, useGame, useGameState } from './use-game.ts';
export type { RivalLook, ShownGhost, Skin } from '#stage';
