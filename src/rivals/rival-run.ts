import { createErrors } from './errors.ts';
import { SimulatedRun } from './simulated-run.ts';
import type { Rival } from './table.ts';
import { TimingPlayer } from './timing-player.ts';

/** A rival errs in the same way whenever it runs on the same course. */
export const errorsOf = ({ id }: Rival, seed: string): (() => number) =>
  createErrors(`${seed}:${id}`);

/** One rival on one course. It runs the same run in every engine. */
export class RivalRun extends SimulatedRun {
  constructor(
    readonly rival: Rival,
    seed: string,
  ) {
    super(seed, (view) => new TimingPlayer(view, rival.spread, errorsOf(rival, seed)));
  }
}
