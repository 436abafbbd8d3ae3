import { playTo, type Replay, runFromReplay } from '#replay';
import type { Run } from '#simulation';

export interface Chapter {
  readonly title: string;
  readonly replay: Replay;
  /** The first step to show. Positions count from here. */
  readonly from: number;
  readonly crashBoxes?: boolean;
  /** A second run, shown at the same step, or at its last step if it is shorter. */
  readonly ghost?: Replay;
}

export function stepsOf({ replay, from }: Chapter): number {
  return replay.inputs.length - from;
}

/**
 * Stops at the run's end if that comes first.
 * @param run a run of the same replay, which is reused if it isn't past the step.
 */
export function runAt(replay: Replay, step: number, run?: Run): Run {
  const from = run === undefined || run.view.steps > step ? runFromReplay(replay) : run;
  return playTo(from, replay.inputs, step);
}

export function takeStep(run: Run, { inputs }: Replay): void {
  const input = inputs[run.view.steps];
  if (input !== undefined) run.step(input);
}
