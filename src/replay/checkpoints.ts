import { NO_INPUT, type Run, STEPS_PER_SECOND } from '#simulation';
import { type Replay, runFromReplay } from './replay.ts';

/** Steps between two checkpoints: few enough to be simulated within a frame. */
const SPACING = 10 * STEPS_PER_SECOND;

/** Maximum of checkpoints. In the longest replay they are 112 s apart. */
const MOST_PARKED = 32;

/**
 * Runs of one replay that are parked at regular steps, so that any step is reached quickly from the
 * nearest. A run cannot be copied: {@link at} takes a parked run away and steps it on, and a new
 * one has to be simulated from the start to replace it, which is what {@link prepare} does.
 */
export class Checkpoints {
  /** Steps of the replay. */
  readonly steps: number;
  /**
   * Steps between two marks, at which runs are parked. Once all are prepared, any step takes less
   * than this to simulate.
   */
  readonly spacing: number;
  /** By its mark, a multiple of `spacing`. There is none at 0, because a new run costs nothing. */
  private readonly parked = new Map<number, Run>();
  /** A run that is being simulated to a mark, or was just given back. */
  private underway: Run | undefined;
  private handedOut: Run | undefined;
  private lastAsked = 0;

  /**
   * Does not simulate anything yet.
   * @throws ReplayError for other rules than these.
   */
  constructor(private readonly replay: Replay) {
    this.steps = replay.inputs.length;
    this.spacing = Math.max(SPACING, Math.ceil(this.steps / MOST_PARKED));
    this.underway = runFromReplay(replay);
  }

  /**
   * Simulates runs to the marks that lack one, first those just before the step last asked for. To
   * be called when idle.
   * @param mostSteps maximum of steps to simulate: a desktop computer takes some 1,000 a
   * millisecond.
   * @returns whether there is more to do.
   */
  prepare(mostSteps: number): boolean {
    let left = mostSteps;
    let mark = this.nextMark();
    while (mark !== undefined && left > 0) {
      if (this.underway === undefined || this.underway.view.steps > mark)
        this.underway = runFromReplay(this.replay);
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
   * A run that has taken exactly this many steps. The caller may step it on with the replay's
   * inputs until the next call, which takes it back, wherever it is, and may return the same one.
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

  /** Of the runs that are not beyond a step, the one furthest on; it is then no longer parked. */
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

  /**
   * The next mark that lacks a run: the last one before the step last asked for, otherwise the
   * first one after it.
   */
  private nextMark(): number | undefined {
    const { spacing } = this;
    const here = this.lastAsked - (this.lastAsked % spacing);
    for (let mark = here; mark > 0; mark -= spacing) if (!this.parked.has(mark)) return mark;
    for (let mark = here + spacing; mark <= this.steps; mark += spacing)
      if (!this.parked.has(mark)) return mark;
    return undefined;
  }

  private simulate(run: Run, until: number): void {
    const { view } = run;
    while (view.steps < until && !view.gameOver)
      run.step(this.replay.inputs[view.steps] ?? NO_INPUT);
  }
}
