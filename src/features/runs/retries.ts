import { RETRY, retryOnStage } from '#content';
import { type Course, type Game, ReplayGhost, type SavedRun, type Start } from '#game';
import { readReplay, type Replay } from '#replay';
import { STEPS_PER_SECOND } from '#simulation';
import type { RetryState } from './runs-state.ts';

/**
 * How long before the crash each try begins, and how far beyond it the player has to get, steps.
 */
const STEPS_BEFORE_CRASH = 5 * STEPS_PER_SECOND;
const STEPS_BEYOND_CRASH = 3 * STEPS_PER_SECOND;

/**
 * The course of a run that has failed, from shortly before its crash: every run on it begins there,
 * as practice, with the failed run as its ghost.
 */
class RetryCourse implements Course {
  readonly startWords = RETRY.again;
  /** How many tries have begun. */
  tries = 0;

  private readonly replay: Replay;

  /** @param courseBefore the course that was chosen before. */
  constructor(
    readonly run: SavedRun,
    readonly courseBefore: Course | undefined,
  ) {
    this.replay = readReplay(run.replay);
  }

  get label(): string {
    return retryOnStage(this.tries + 1);
  }

  begin(): Start {
    this.tries += 1;
    const { tries, replay } = this;
    return {
      seed: replay.seed,
      label: retryOnStage(tries),
      from: { ...replay, inputs: replay.inputs.subarray(0, -STEPS_BEFORE_CRASH) },
      ghost: () => new ReplayGhost(replay),
      ranked: false,
      retry: { tries, successStep: replay.inputs.length + STEPS_BEYOND_CRASH },
    };
  }
}

/** The tries of a failed run: while there are any, each new run is another one. */
export class Retries {
  private course: RetryCourse | undefined;

  /** @param onEnd called when the tries are over. */
  constructor(
    private readonly game: Pick<Game, 'course'>,
    private readonly onEnd: () => void,
  ) {}

  /** Chooses the course of this run; the next run is the first try. */
  begin(run: SavedRun): void {
    this.end();
    this.course = new RetryCourse(run, this.game.course);
    this.game.course = this.course;
  }

  /** A run begins. @returns the try that it is, null for none. */
  onStart(isPractice: boolean): RetryState | null {
    if (!isPractice || this.game.course !== this.course) this.end();
    const { course } = this;
    return course === undefined
      ? null
      : { run: course.run, tries: course.tries, hasSucceeded: false };
  }

  /** Goes back to the course that was chosen before, if a run is being tried again. */
  end(): void {
    const { course } = this;
    if (course === undefined) return;
    this.course = undefined;
    if (this.game.course === course) this.game.course = course.courseBefore;
    this.onEnd();
  }
}
