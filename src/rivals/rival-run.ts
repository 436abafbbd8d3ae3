import { createRun, type Run } from '#simulation';
import { createErrors } from './errors.ts';
import type { Rival } from './table.ts';
import { TimingPlayer } from './timing-player.ts';

/** Between two yields: few, for a phone whose browser hasn't optimised the code yet. */
const STEPS_PER_SLICE = 100;

/** A rival errs in the same way whenever it runs on the same course. */
export const errorsOf = ({ id }: Rival, seed: string): (() => number) =>
  createErrors(`${seed}:${id}`);

/** One rival on one course. It runs the same run in every engine. */
export class RivalRun {
  readonly run: Run;
  private readonly player: TimingPlayer;
  private readonly taken: number[] = [];

  constructor(
    readonly rival: Rival,
    readonly seed: string,
  ) {
    this.run = createRun(seed);
    this.player = new TimingPlayer(this.run.view, rival.spread, errorsOf(rival, seed));
  }

  /** In slices, to the crash or beyond this score. */
  *play(most = Infinity): Generator<undefined, void> {
    const { view } = this.run;
    while (!view.gameOver && view.score <= most) {
      this.step();
      if (view.steps % STEPS_PER_SLICE === 0) yield;
    }
  }

  step(): void {
    const input = this.player.input();
    this.taken.push(input);
    this.run.step(input);
  }

  get inputs(): Uint8Array {
    return Uint8Array.from(this.taken);
  }
}
