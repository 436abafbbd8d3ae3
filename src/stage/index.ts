/** The picture of a run. Reads the simulation and never writes it. Importing this imports Pixi, which needs a browser. */
export type { RendererChoice } from './application.ts';
export { openStage } from './open-stage.ts';
export {
  DEFAULT_STAGE_STATE,
  type Detail,
  DETAILS,
  type Drawn,
  type Phase,
  type Stage,
  type StageState,
  type Theme,
} from './stage.ts';
export { StageError, type StageFailure } from './stage-error.ts';
