import { RETRY, retryOnStage } from '#content';
import { type Course, type GameApi, ReplayGhost, type SavedRun, type Start } from '#game/api';
import { readReplay, type Replay, runFromReplay } from '#replay';
import { type Run, STEPS_PER_SECOND } from '#simulation';
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

  constructor(private readonly replay: Replay) {}

  get label(): string {
    return retryOnStage(this.tries + 1);
  }

  begin(): Start {
    this.tries += 1;
    const { tries, replay } = this;
    return {
      seed: replay.seed,
      label: retryOnStage(tries),
      from: this.runBeforeCrash(),
      ghost: new ReplayGhost(replay, this.runBeforeCrash()),
      ranked: false,
      retry: { tries, successStep: replay.inputs.length + STEPS_BEYOND_CRASH },
    };
  }

  private runBeforeCrash(): Run {
    const run = runFromReplay(this.replay);
    for (const input of this.replay.inputs.subarray(0, -STEPS_BEFORE_CRASH)) run.step(input);
    return run;
  }
}

interface Tries {
  readonly run: SavedRun;
  readonly course: RetryCourse;
  /** The course that was chosen before. */
  readonly courseBefore: Course | undefined;
}

/** The tries of a failed run: while there are any, each new run is another one. */
export class Retries {
  private tries: Tries | undefined;

  /** @param onEnd called when the tries are over. */
  constructor(
    private readonly game: Pick<GameApi, 'course'>,
    private readonly onEnd: () => void,
  ) {}

  /** Chooses the course of this run; the next run is the first try. */
  begin(run: SavedRun): void {
    this.end();
    const course = new RetryCourse(readReplay(run.replay));
    this.tries = { run, course, courseBefore: this.game.course };
    this.game.course = course;
  }

  /** A run begins. @returns the try that it is, null for none. */
  onStart(isPractice: boolean): RetryState | null {
    if (!isPractice || this.game.course !== this.tries?.course) this.end();
    const { tries } = this;
    if (tries === undefined) return null;
    return { run: tries.run, tries: tries.course.tries, hasSucceeded: false };
  }

  /** Goes back to the course that was chosen before, if a run is being tried again. */
  end(): void {
    const { tries } = this;
    if (tries === undefined) return;
    this.tries = undefined;
    if (this.game.course === tries.course) this.game.course = tries.courseBefore;
    this.onEnd();
  }
}
