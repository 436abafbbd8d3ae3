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
  /** ms of script for one step, lately. */
  readonly stepMs: number;
  /** ms of script for one frame, its steps included, lately. */
  readonly frameMs: number;
  /** How much of the scenery is drawn. */
  readonly detail: Detail;
  /** Frames that came in a second of play, lately; 0 before the first run. */
  readonly framesPerSecond: number;
}

/** What of the figures is measured. */
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
