export { type CueTrial, openCueTrial, usualResponse } from './audio/cue-trial.ts';
export type { GameEvent } from './events/game-events.ts';
export { KEY_ACTIONS, type KeyAction, type PlayAction } from './input/actions.ts';
export {
  type Bindings,
  DEFAULT_BINDINGS,
  isBindable,
  type KeyName,
  MAX_KEYS,
  nameOfKey,
  shortcutsOf,
} from './input/bindings.ts';
export type { ShownRun, ShownReplay } from './picture/shown-run.ts';
export { TaughtHints } from './hints/taught-hints.ts';
export { BestRuns } from './runs/best-runs.ts';
export {
  type EndedRun,
  MOST_LAST_RUNS,
  type RunSummary,
  type SavedRun,
} from './runs/run-summary.ts';
export type { HighScores } from './runs/high-score.ts';
export type { StatsEvent, StatsEventBuffer } from './runs/stats-event-buffer.ts';
export {
  type Course,
  courseFromAddress,
  freshSeed,
  type OwnBest,
  type Retry,
  type Start,
} from './session/course.ts';
export { ReplayGhost } from './session/replay-ghost.ts';
export type { StepClock } from './session/step-clock.ts';
export {
  DEFAULT_SETTINGS,
  HUD_SIZES,
  MOTION_CHOICES,
  RANGES,
  type Settings,
  settings,
  type SettingsStore,
  SKINS,
  THEME_CHOICES,
  assistsOf,
} from './settings/settings.ts';
export type { Skin } from '#stage';
export { isUnderWay } from './ui-state.ts';
export type { GameApi, EngineApi } from './game-api.ts';
