import { playsCourse, racesRun, RUNS } from '#content';
import { Button } from '#ui';
import type { RunsController } from './runs-controller.ts';
import type { ChosenCourse } from './runs-state.ts';
import styles from './runs.module.css';

interface CourseLineProps {
  readonly controller: RunsController;
  readonly course: ChosenCourse;
}

/** Says which course the player's runs are on, with a button or link back to fresh courses. */
export function CourseLine({ controller, course }: CourseLineProps) {
  return (
    <p className={styles.course}>
      <span role="status">{describeCourse(course)}</span>
      {course.kind === 'address' ? (
        <a href={location.pathname}>{RUNS.playFresh}</a>
      ) : (
        <Button variant="quiet" onClick={() => controller.resetCourse()}>
          {course.kind === 'race' ? RUNS.stopRacing : RUNS.leaveDaily}
        </Button>
      )}
    </p>
  );
}

function describeCourse(course: ChosenCourse): string {
  switch (course.kind) {
    case 'race':
      return racesRun(course.run.score);
    case 'daily':
      return course.practice ? RUNS.practisesDaily : RUNS.playsDaily;
    case 'address':
      return playsCourse(course.seed);
  }
}
