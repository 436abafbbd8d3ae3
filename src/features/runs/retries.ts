import { RETRY, retryOnStage } from '#content';
import { type Course, type NextCourses, ReplayGhost, type RunStart, type SavedRun } from '#game';
import { readReplay, type Replay } from '#replay';
import { STEPS_PER_SECOND } from '#simulation';
import type { RetryState } from './runs-state.ts';

export const STEPS_BEFORE_CRASH = 5 * STEPS_PER_SECOND;
const STEPS_BEYOND_CRASH = 3 * STEPS_PER_SECOND;

/** Starts shortly before a failed run's crash, as practice, with that run as the ghost. */
class RetryCourse implements Course {
  readonly startLabel = RETRY.again;
  tries = 0;

  private readonly replay: Replay;

  constructor(readonly run: SavedRun) {
    this.replay = readReplay(run.replay);
  }

  get label(): string {
    return retryOnStage(this.tries + 1);
  }

  begin(): RunStart {
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

/** Until {@link end}, each new run is another try. */
export class Retries {
  private course: RetryCourse | undefined;

  constructor(
    private readonly courses: Pick<NextCourses, 'retry'>,
    private readonly onEnd: () => void,
  ) {}

  begin(run: SavedRun): void {
    this.course = new RetryCourse(run);
    this.courses.retry = this.course;
  }

  onStart(isPractice: boolean): RetryState | null {
    if (!isPractice) this.end();
    const { course } = this;
    return course === undefined
      ? null
      : { run: course.run, tries: course.tries, hasSucceeded: false };
  }

  end(): void {
    if (this.course === undefined) return;
    this.course = undefined;
    this.courses.retry = undefined;
    this.onEnd();
  }
}
