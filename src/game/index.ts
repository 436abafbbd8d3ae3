export type { DebugState, DinoDebug } from './debug/debug-api.ts';
export type { DebugFigures } from './debug/debug-figures.ts';
export type { DebugTools } from './debug/debug-tools.ts';
export type { Engine } from './engine.ts';
export type { GameEvent, GameEvents } from './events/game-events.ts';
export type { PlayAction } from './input/actions.ts';
export type { Bindings } from './input/bindings.ts';
export { type GameElements, scrollToStage } from './input/game-elements.ts';
export type { KeyAction, PageAction } from './input/key-actions.ts';
export { shortcutsOf } from './input/key-labels.ts';
export { EndedRuns } from './runs/ended-runs.ts';
export { type HighScores, highScores } from './runs/high-score.ts';
export type { RunSummary } from './runs/run-summary.ts';
export { StatsEventBuffer } from './runs/stats-event-buffer.ts';
export { courseFromAddress } from './session/seeds.ts';
export type { Course } from './session/course.ts';
export { type SettingsStore, settings } from './settings/settings-store.ts';
export {
  INITIAL_UI_STATE,
  type Screen,
  type UiDraft,
  type UiState,
  canCrouch,
  canJump,
  canPause,
  canShoot,
  canTurbo,
  isStageAwaited,
  isStageShown,
  isUnderWay,
  readSession,
} from './ui-state.ts';
export type { EngineOptions, GameStores } from './engine-options.ts';
export { InputRouter, type PageActions } from './input/input-router.ts';
export type { GameApi } from './game-api.ts';
