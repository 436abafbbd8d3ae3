import { RETRY, retryOnStage } from '#content';
import { type Course, type GameApi, ReplayGhost, type SavedRun, type Start } from '#game/api';
import { whenIdle } from '#platform';
import { type Replay, runFromReplay } from '#replay';
import { NO_INPUT, type Run, STEPS_PER_SECOND } from '#simulation';
import type { RetryState } from './runs-state.ts';

/**
 * How long before the crash each try begins, and how far beyond it the player has to get, steps.
 */
const STEPS_BEFORE_CRASH = 5 * STEPS_PER_SECOND;
const STEPS_BEYOND_CRASH = 3 * STEPS_PER_SECOND;

/**
 * How many steps of both runs are simulated at a time: they take a ms or two of a desktop computer,
 * which delays no frame noticeably.
 */
const STEPS_AT_ONCE = 1000;

/**
 * The course of a run that has failed, from shortly before its crash: every run on it begins there,
 * as practice, with the failed run as its ghost.
 */
export class RetryCourse implements Course {
  readonly startWords = RETRY.again;
  /** How many tries have begun. */
  tries = 0;
  private readonly from: number;
  /** The runs of the next try, which are simulated up to where it begins. */
  private next: { readonly run: Run; readonly ghost: Run };

  /**
   * Does not simulate anything yet.
   * @throws ReplayError for other rules than these.
   */
  constructor(private readonly replay: Replay) {
    this.from = Math.max(0, replay.inputs.length - STEPS_BEFORE_CRASH);
    this.next = this.newRuns();
  }

  get label(): string {
    return retryOnStage(this.tries + 1);
  }

  /**
   * Simulates a part of what the next try needs; an hour of play takes a second or more in all.
   * @returns whether there is more to do.
   */
  prepare(): boolean {
    const { from, next, replay } = this;
    const until = Math.min(from, next.run.view.steps + STEPS_AT_ONCE);
    while (next.run.view.steps < until) {
      const input = replay.inputs[next.run.view.steps] ?? NO_INPUT;
      next.run.step(input);
      next.ghost.step(input);
    }
    return until < from;
  }

  /** The same in slices, to the end. Yields how much of it is done, 0 to 1. */
  *prepareInSlices(): Generator<number, true> {
    while (this.prepare()) yield this.next.run.view.steps / this.from;
    return true;
  }

  begin(): Start {
    while (this.prepare());
    const { run, ghost } = this.next;
    this.next = this.newRuns();
    this.tries += 1;
    const { tries, replay } = this;
    return {
      seed: replay.seed,
      label: retryOnStage(tries),
      from: run,
      ghost: new ReplayGhost(replay, ghost),
      ranked: false,
      retry: { tries, successStep: replay.inputs.length + STEPS_BEYOND_CRASH },
    };
  }

  private newRuns(): { readonly run: Run; readonly ghost: Run } {
    return { run: runFromReplay(this.replay), ghost: runFromReplay(this.replay) };
  }
}

/**
 * How long the preparation of the next try waits at most for an idle browser before each of its
 * parts, ms.
 */
const PREPARATION_TIMEOUT_MS = 1000;

interface Tries {
  readonly run: SavedRun;
  readonly course: RetryCourse;
  /** The course that was chosen before. */
  readonly courseBefore: Course | undefined;
}

/** The tries of a failed run: while there are any, each new run is another one. */
export class Retries {
  private tries: Tries | undefined;
  private cancelPreparation: () => void = () => undefined;

  /** @param onEnd called when the tries are over. */
  constructor(
    private readonly game: Pick<GameApi, 'course'>,
    private readonly onEnd: () => void,
  ) {}

  /** Chooses the course of this run; the next run is the first try. */
  begin(run: SavedRun, course: RetryCourse): void {
    this.end();
    this.tries = { run, course, courseBefore: this.game.course };
    this.game.course = course;
  }

  /** A run begins. @returns the try that it is, null for none. */
  onStart(isPractice: boolean): RetryState | null {
    if (!isPractice || this.game.course !== this.tries?.course) this.end();
    const { tries } = this;
    if (tries === undefined) return null;
    this.prepareWhenIdle(tries.course);
    return { run: tries.run, tries: tries.course.tries, hasSucceeded: false };
  }

  /** Goes back to the course that was chosen before, if a run is being tried again. */
  end(): void {
    this.cancelPreparation();
    const { tries } = this;
    if (tries === undefined) return;
    this.tries = undefined;
    if (this.game.course === tries.course) this.game.course = tries.courseBefore;
    this.onEnd();
  }

  /** Prepares the next try during this one. */
  private prepareWhenIdle(course: RetryCourse): void {
    this.cancelPreparation();
    const prepare = () => {
      if (course.prepare()) this.prepareWhenIdle(course);
    };
    this.cancelPreparation = whenIdle(prepare, PREPARATION_TIMEOUT_MS);
  }
}
