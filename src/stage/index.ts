/**
 * The picture of a run. Reads the simulation and never writes it. Pixi loads with the stage.
 *
 * In this room lengths are stage px, times are steps, and opacities go from 0 to 1, unless a
 * comment or a name says otherwise.
 */
export type { Renderer } from './application.ts';
export { dayShareAt } from './day-progress.ts';
export { DEBUG_COLOURS } from './palette.ts';
export { fittingHudSize } from './overlay/hud-layout.ts';
export { openStage } from './open-stage.ts';
export {
  type Backdrop,
  cssColour,
  DEFAULT_STAGE_STATE,
  type Detail,
  DETAILS,
  type DrawStats,
  EMPTY_HUD,
  type Hint,
  type HudContent,
  type HudSize,
  type RivalLook,
  type ShownGhost,
  type ShownRival,
  type Skin,
  type Stage,
  StageError,
  type StageState,
  type TakeoffWindows,
  type Theme,
} from './stage.ts';
export { fittingViewport, WIDE } from './viewport.ts';
