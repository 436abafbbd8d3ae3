import game from '../../play/game.module.css';
import type { RunsController } from './runs-controller.ts';
import type { ChosenCourse } from './runs-state.ts';
import styles from './runs.module.css';
import { inPoints } from '#ui';

interface CourseLineProps {
  readonly controller: RunsController;
  readonly course: ChosenCourse;
}

/** Which course the player's runs are on, and the way back to fresh ones. */
export function CourseLine({ controller, course }: CourseLineProps) {
  return (
    <p className={styles['course']}>
      <span role="status">{wordsOf(course)}</span>
      {course.kind === 'address' ? (
        <a href={location.pathname}>Play fresh courses</a>
      ) : (
        <button type="button" className={game['quiet']} onClick={() => controller.resetCourse()}>
          {course.kind === 'race' ? 'Stop racing' : 'Leave the daily course'}
        </button>
      )}
    </p>
  );
}

function wordsOf(course: ChosenCourse): string {
  switch (course.kind) {
    case 'race':
      return `You race a run of ${inPoints(course.run.score)}, on its course.`;
    case 'daily':
      return course.practice ? 'You practise on the course of the day.' : 'You play the course of the day.';
    case 'address':
      return `Every run here is on the course ‘${course.seed}’, which the page’s address asks for.`;
  }
}
