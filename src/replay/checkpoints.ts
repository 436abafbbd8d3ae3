import { NO_INPUT, type Run, STEPS_PER_SECOND } from '#simulation';
import { runFromReplay } from './run-from-replay.ts';
import type { Replay } from './replay.ts';

/** Steps between two parked runs: they are simulated well within a frame. */
const SPACING = 10 * STEPS_PER_SECOND;

/** Most runs parked at once. In the longest replay they stand 112 s apart. */
const MOST_PARKED = 32;

/**
 * The runs of one replay, parked along its way, so that any step of it is reached from near by.
 * A run cannot be copied: what is asked for is a parked one that goes on, and another has to come up from the start to
 * take its place, which is what {@link prepare} is for.
 */
export class Checkpoints {
  /** Steps of the replay. */
  readonly steps: number;
  /** Steps between two marks, where runs are parked. Once all is prepared, less than this is simulated for any step. */
  readonly spacing: number;
  /** By the mark it stands on, a multiple of `spacing`. There is none on 0, where a run costs nothing. */
  private readonly parked = new Map<number, Run>();
  /** On its way to a mark, or just handed back. */
  private underway: Run | undefined;
  private handedOut: Run | undefined;
  private lastAsked = 0;

  /**
   * Simulates nothing yet.
   * @throws ReplayError for other rules than these.
   */
  constructor(private readonly replay: Replay) {
    this.steps = replay.inputs.length;
    this.spacing = Math.max(SPACING, Math.ceil(this.steps / MOST_PARKED));
    this.underway = runFromReplay(replay);
  }

  /**
   * Brings runs to the marks that lack one, those next before the step last asked for first. For idle moments.
   * @param mostSteps how many steps it may simulate: a desktop computer takes some 1,000 a millisecond.
   * @returns whether there is more to do.
   */
  prepare(mostSteps: number): boolean {
    let left = mostSteps;
    let mark = this.nextMark();
    while (mark !== undefined && left > 0) {
      if (this.underway === undefined || this.underway.view.steps > mark) this.underway = runFromReplay(this.replay);
      const from = this.underway.view.steps;
      this.simulate(this.underway, Math.min(mark, from + left));
      left -= Math.max(1, this.underway.view.steps - from);
      if (this.underway.view.steps === mark || this.underway.view.gameOver) {
        this.parked.set(mark, this.underway);
        this.underway = undefined;
        mark = this.nextMark();
      }
    }
    return mark !== undefined;
  }

  /**
   * A run that has taken exactly so many steps. It is the caller's, to go on with by the replay's inputs, until the next
   * call, which takes it back from wherever it has come to, and may hand out the very same.
   * @param step 0 to {@link steps}.
   * @throws RangeError for any other number.
   */
  at(step: number): Run {
    if (!Number.isInteger(step) || step < 0 || step > this.steps) {
      throw new RangeError(`This replay has the steps 0 to ${this.steps}, not ${step}.`);
    }
    const run = this.takeNearest(step) ?? runFromReplay(this.replay);
    if (run !== this.handedOut) this.underway ??= this.handedOut;
    this.handedOut = run;
    this.lastAsked = step;
    this.simulate(run, step);
    return run;
  }

  /** The run furthest on of those that have not gone beyond a step; it is no longer parked. */
  private takeNearest(step: number): Run | undefined {
    let nearest: Run | undefined;
    for (const run of [this.handedOut, this.underway, ...this.parked.values()]) {
      if (run === undefined || run.view.steps > step) continue;
      if (nearest === undefined || run.view.steps > nearest.view.steps) nearest = run;
    }
    if (nearest === this.underway) this.underway = undefined;
    for (const [mark, run] of this.parked) if (run === nearest) this.parked.delete(mark);
    return nearest;
  }

  /** The mark that lacks a run: the last one up to where the viewer is, else the first one after. */
  private nextMark(): number | undefined {
    const { spacing } = this;
    const here = this.lastAsked - (this.lastAsked % spacing);
    for (let mark = here; mark > 0; mark -= spacing) if (!this.parked.has(mark)) return mark;
    for (let mark = here + spacing; mark <= this.steps; mark += spacing) if (!this.parked.has(mark)) return mark;
    return undefined;
  }

  private simulate(run: Run, until: number): void {
    const { view } = run;
    while (view.steps < until && !view.gameOver) run.step(this.replay.inputs[view.steps] ?? NO_INPUT);
  }
}
