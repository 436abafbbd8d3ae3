import {
  playsCourse,
  PRACTICE,
  practisesPastDaily,
  practisesSubject,
  racesRun,
  RETRY,
  RUNS,
  triesAgain,
} from '#content';
import { Button, visuallyHidden } from '#ui';
import { wordsOf } from '#features/practice';
import type { RunsController } from './runs-controller.ts';
import type { ChosenCourse, RetryState } from './runs-state.ts';
import styles from './runs.module.css';

interface LeaveCourseProps {
  readonly controller: RunsController;
  readonly course: ChosenCourse;
}

/** What the button says that leaves a course of this kind. */
const LEAVE = {
  race: RUNS.stopRacing,
  daily: RUNS.leaveDaily,
  'past-daily': RUNS.leavePastDaily,
  practice: PRACTICE.leave,
} as const satisfies Partial<Record<ChosenCourse['kind'], string>>;

/**
 * A button or link back from the chosen course to fresh ones. The stage shows which course that is;
 * here it is said to those who do not see it.
 */
export function LeaveCourse({ controller, course }: LeaveCourseProps) {
  return (
    <>
      <span role="status" className={visuallyHidden}>
        {describeCourse(course)}
      </span>
      {course.kind === 'address' ? (
        <a className={styles.leave} href={location.pathname}>
          {RUNS.playFresh}
        </a>
      ) : (
        <Button variant="quiet" onClick={() => controller.courses.reset()}>
          {LEAVE[course.kind]}
        </Button>
      )}
    </>
  );
}

interface LeaveRetryProps {
  readonly controller: RunsController;
  readonly retry: RetryState;
}

/** A button back from trying a run again to new runs on the course that was chosen before. */
export function LeaveRetry({ controller, retry }: LeaveRetryProps) {
  return (
    <>
      <span role="status" className={visuallyHidden}>
        {triesAgain(retry.tries)}
      </span>
      <Button variant="quiet" onClick={() => controller.startNewRun()}>
        {RETRY.newRun}
      </Button>
    </>
  );
}

function describeCourse(course: ChosenCourse): string {
  switch (course.kind) {
    case 'race':
      return racesRun(course.run.score);
    case 'daily':
      return course.practice ? RUNS.practisesDaily : RUNS.playsDaily;
    case 'past-daily':
      return practisesPastDaily(course.day, course.isRace);
    case 'practice':
      return practisesSubject(wordsOf(course.practice.trains).name, course.practice.pace);
    case 'address':
      return playsCourse(course.seed);
  }
}
