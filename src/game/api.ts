export { type CueTrial, openCueTrial, usualResponse } from './audio/cue-trial.ts';
export type { GameEvent } from './events/game-events.ts';
export type { PlayAction } from './input/actions.ts';
export {
  type Bindings,
  DEFAULT_BINDINGS,
  type KeyName,
  MAX_KEYS,
  isBindable,
  nameOfKey,
} from './input/bindings.ts';
export { scrollToStage } from './input/game-elements.ts';
export { KEY_ACTIONS, type KeyAction } from './input/key-actions.ts';
export type { RunPresentation, StageOccupant } from './picture/stage-occupant.ts';
export { TaughtHints } from './hints/taught-hints.ts';
export { BestRuns } from './runs/best-runs.ts';
export { type EndedRun, MOST_LAST_RUNS } from './runs/ended-runs.ts';
export type { HighScores } from './runs/high-score.ts';
export type { RunSummary } from './runs/run-summary.ts';
export type { SavedRun } from './runs/saved-run.ts';
export type { StatsEvent, StatsEventBuffer } from './runs/stats-event-buffer.ts';
export { courseFromAddress, freshSeed } from './session/seeds.ts';
export type { Course, OwnBest, Retry, Start } from './session/course.ts';
export { ReplayGhost } from './session/replay-ghost.ts';
export type { StepClock } from './session/step-clock.ts';
export { type SettingsStore, settings } from './settings/settings-store.ts';
export {
  DEFAULT_SETTINGS,
  HUD_SIZES,
  MOTION_CHOICES,
  RANGES,
  type Settings,
  SKINS,
  THEME_CHOICES,
  assistsOf,
} from './settings/settings.ts';
export { shortcutsOf } from './input/key-labels.ts';
export type { Skin } from '#stage';
export { isUnderWay } from './ui-state.ts';
export type { GameApi, StageApi } from './game-api.ts';
