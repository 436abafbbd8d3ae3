import { playTo, type Replay, runFromReplay } from '#replay';
import type { Run } from '#simulation';

/** A part of what the player shows, with a title of its own. */
export interface Chapter {
  readonly title: string;
  readonly replay: Replay;
  /** The first step to show, from which positions are counted. */
  readonly from: number;
  /** Shows the hitboxes that met when the run crashes. Default false. */
  readonly crashBoxes?: boolean;
  /** Another run, shown at the same step, or at its last step if it is shorter. */
  readonly ghost?: Replay;
}

/** Its length. */
export function stepsOf({ replay, from }: Chapter): number {
  return replay.inputs.length - from;
}

/**
 * The run after this step, or at its end if it is shorter.
 * @param run one of this replay, which is used up.
 */
export function runAt(replay: Replay, step: number, run?: Run): Run {
  const from = run === undefined || run.view.steps > step ? runFromReplay(replay) : run;
  return playTo(from, replay.inputs, step);
}

/** Takes the run's next step; does nothing when the run is over. */
export function takeStep(run: Run, { inputs }: Replay): void {
  const input = inputs[run.view.steps];
  if (input !== undefined) run.step(input);
}
