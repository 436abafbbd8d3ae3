export type { DebugState, DinoDebug } from './debug/debug-api.ts';
export type { DebugFigures } from './debug/debug-figures.ts';
export type { DebugTools } from './debug/debug-tools.ts';
export type { Engine } from './engine.ts';
export type { GameEvent, GameEvents } from './events/game-events.ts';
export type { KeyAction, PageAction, PlayAction } from './input/actions.ts';
export { type Bindings, shortcutsOf } from './input/bindings.ts';
export { type GameElements, scrollToStage, shareInView } from './input/game-elements.ts';
export { EndedRuns, type RunSummary } from './runs/run-summary.ts';
export { highScores } from './runs/high-score.ts';
export { StatsEventBuffer } from './runs/stats-event-buffer.ts';
export { type Course, courseFromAddress } from './session/course.ts';
export { type SettingsStore, settings } from './settings/settings.ts';
export {
  INITIAL_UI_STATE,
  type Screen,
  type UiDraft,
  type UiState,
  isStageAwaited,
  isStageShown,
  isUnderWay,
  readSession,
} from './ui-state.ts';
export type { EngineOptions, GameStores } from './engine-options.ts';
export { InputRouter, type PageActions } from './input/input-router.ts';
export type { GameApi } from './game-api.ts';
