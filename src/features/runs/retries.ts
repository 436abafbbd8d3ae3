import type { Course, GameApi, SavedRun } from '#game/api';
import { whenIdle } from '#platform';
import type { RetryCourse } from './retry-course.ts';
import type { RetryState } from './runs-state.ts';

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
