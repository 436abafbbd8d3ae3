import {
  bestScore,
  lastRunResult,
  newAchievements,
  playsCourse,
  PRACTICE,
  practiceAtPace,
  practisesPastDaily,
  practisesSubject,
  racesRun,
  RUNS,
  triesAgain,
} from '#content';
import { wordsOf } from '#features/practice';
import { type SavedRun, useGameState } from '#game';
import { Button, useStore, visuallyHidden } from '#ui';
import type { ChosenCourse } from './runs-state.ts';
import styles from './runs.module.css';
import { useRuns } from './use-runs.ts';

/**
 * The player's best and last result, all their runs, and the way back from a chosen course. What
 * has failed is said in place of the results.
 */
export function RunsPanel() {
  const controller = useRuns();
  const best = useGameState((state) => state.highScore);
  const { runs } = useStore(controller.records.savedRuns);
  const { last, earned, course, failure, retry } = useStore(controller.state);
  const shown = last ?? runs?.[0];
  return (
    <section className={styles.panel} aria-label={RUNS.results}>
      {failure === '' ? (
        <div className={styles.results}>
          <p className={styles.best}>{bestScore(best)}</p>
          <p>{secondLine(course, shown)}</p>
          <div role="status">
            {earned.length > 0 && (
              <Button
                variant="quiet"
                className={styles.earned}
                aria-haspopup="dialog"
                onClick={() => controller.openDialog({ kind: 'achievements' })}
              >
                {newAchievements(earned)}
              </Button>
            )}
          </div>
        </div>
      ) : (
        <p role="alert" className={styles.failure}>
          {failure}
        </p>
      )}
      <div className={styles.buttons}>
        {retry !== null && (
          <span role="status" className={visuallyHidden}>
            {triesAgain(retry.tries)}
          </span>
        )}
        {retry === null && course !== null && <LeaveCourse course={course} />}
        {/* Not before there is something to get better at. */}
        {(shown !== undefined || course?.kind === 'practice') && (
          <Button
            variant="quiet"
            aria-haspopup="dialog"
            onClick={() => controller.openDialog({ kind: 'practice' })}
          >
            {PRACTICE.open}
          </Button>
        )}
        <Button
          variant="quiet"
          aria-haspopup="dialog"
          onClick={() => controller.openDialog({ kind: 'runs' })}
        >
          {RUNS.all}
        </Button>
      </div>
    </section>
  );
}

/** In practice the best is that of the practice, which is named; else the last run. */
function secondLine(course: ChosenCourse | null, last: SavedRun | undefined): string {
  if (course?.kind === 'practice')
    return practiceAtPace(wordsOf(course.practice.trains).name, course.practice.pace);
  return last === undefined ? RUNS.noLast : lastRunResult(last);
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
function LeaveCourse({ course }: { readonly course: ChosenCourse }) {
  const runs = useRuns();
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
        <Button variant="quiet" onClick={() => runs.leaveCourse()}>
          {LEAVE[course.kind]}
        </Button>
      )}
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
      return practisesPastDaily(course.day);
    case 'practice':
      return practisesSubject(wordsOf(course.practice.trains).name, course.practice.pace);
    case 'address':
      return playsCourse(course.seed);
  }
}
