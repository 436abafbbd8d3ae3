/** What is seen: the picture of a run. Reads the simulation, never writes it. */
export type { RendererChoice } from './application.ts';
export { openStage } from './open-stage.ts';
export {
  type Detail,
  DETAILS,
  type Drawn,
  type Phase,
  type Stage,
  type StageState,
  type Theme,
  DEFAULT_STAGE_STATE,
} from './stage.ts';
export { StageError, type StageFailure } from './stage-error.ts';
