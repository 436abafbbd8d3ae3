export type { DebugState, DinoDebug } from './debug/debug-api.ts';
export type { DebugFigures } from './debug/debug-figures.ts';
export type { Engine } from './engine.ts';
export type { GameEvent, GameEventListener } from './events/game-events.ts';
export type { PlayAction } from './input/actions.ts';
export type { Bindings } from './input/bindings.ts';
export { type Controls, attachControls } from './input/controls.ts';
export { type GameElements, isStageInView } from './input/game-elements.ts';
export { type KeyAction, type PageAction, isPageAction } from './input/key-actions.ts';
export { jumpKeyOnStage, shortcutsOf } from './input/key-labels.ts';
export { PendingStart } from './input/pending-start.ts';
export type { TouchMode } from './input/touch.ts';
export { EndedRuns } from './runs/ended-runs.ts';
export { type HighScores, highScores } from './runs/high-score.ts';
export type { RunSummary } from './runs/run-summary.ts';
export { StatsEventBuffer } from './runs/stats-event-buffer.ts';
export { addressCourse } from './session/address-course.ts';
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
  isUnderWay,
  readSession,
} from './ui-state.ts';
