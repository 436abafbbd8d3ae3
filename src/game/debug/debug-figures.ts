import type { RunView } from '#simulation';
import type { Detail } from '#stage';

/** What the debug panel shows. */
export interface DebugFigures {
  readonly seed: string;
  readonly steps: number;
  readonly cacti: number;
  readonly pterodactyls: number;
  readonly bullets: number;
  readonly clouds: number;
  readonly pickups: number;
  readonly entities: number;
  /** Recent mean of the script time of one step, ms. */
  readonly stepMs: number;
  /** Recent mean of the script time of one frame with its steps, ms. */
  readonly frameMs: number;
  /** How much of the scenery is drawn. */
  readonly detail: Detail;
  /** The last measured frame rate, frames a second; 0 before the first run. */
  readonly framesPerSecond: number;
}

/** The figures that are measured in the browser, not read from the run. */
export type MeasuredFigures = Pick<DebugFigures, 'stepMs' | 'frameMs' | 'detail' | 'framesPerSecond'>;

export function readFigures(view: RunView, measured: MeasuredFigures): DebugFigures {
  const { entities } = view;
  return {
    seed: view.seed,
    steps: view.steps,
    cacti: entities.cacti.length,
    pterodactyls: entities.pterodactyls.length,
    bullets: entities.bullets.length,
    clouds: entities.clouds.length,
    pickups: entities.pickups.length,
    entities: entities.everything.length,
    ...measured,
  };
}
