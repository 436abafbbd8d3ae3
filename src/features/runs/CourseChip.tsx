import {
  playsCourse,
  playsDaily,
  PRACTICE,
  practisesPastDaily,
  practisesSubject,
  racesRun,
  RETRY,
  RUNS,
  triesAgain,
} from '#content';
import { textOf } from '#features/practice';
import { isUnderWay, useGameState } from '#game';
import { useStore, visuallyHidden } from '#ui';
import styles from './course-chip.module.css';
import type { ChosenCourse, RunsState } from './runs-state.ts';
import { useRuns } from './use-runs.ts';

export function CourseChip() {
  const runs = useRuns();
  const { course, retry } = useStore(runs.state);
  const name = useGameState((state) => state.courseName);
  // Leaving would end a run under way, so it waits for a pause.
  const isPlaying = useGameState((state) => isUnderWay(state.phase));
  const text = textOfState(course, retry, name);
  if (text === null) return null;
  const leave = () => {
    if (retry !== null) runs.choose(course);
    else runs.leaveCourse();
  };
  return (
    <span className={styles.chip} data-part="chip">
      <span role="status" className={visuallyHidden}>
        {text.sentence}
      </span>
      <span aria-hidden="true">{name}</span>
      {!isPlaying &&
        (retry === null && course?.kind === 'address' ? (
          <a href={location.pathname} aria-label={text.leave} title={text.leave}>
            ×
          </a>
        ) : (
          <button type="button" aria-label={text.leave} title={text.leave} onClick={leave}>
            ×
          </button>
        ))}
    </span>
  );
}

interface ChipText {
  readonly sentence: string;
  readonly leave: string;
}

function textOfState(
  course: ChosenCourse | null,
  retry: RunsState['retry'],
  name: string,
): ChipText | null {
  if (retry !== null) return { sentence: triesAgain(retry.tries), leave: RETRY.leave };
  return course === null ? null : wordsOfCourse(course, name);
}

function wordsOfCourse(course: ChosenCourse, name: string): ChipText {
  switch (course.kind) {
    case 'race':
      return { sentence: racesRun(course.run.score), leave: RUNS.stopRacing };
    case 'daily':
      return { sentence: playsDaily(name), leave: RUNS.leaveDaily };
    case 'past-daily':
      return { sentence: practisesPastDaily(course.day), leave: RUNS.leavePastDaily };
    case 'practice': {
      const { subject, paceScore } = course.practice;
      return {
        sentence: practisesSubject(textOf(subject).name, paceScore),
        leave: PRACTICE.leave,
      };
    }
    case 'address':
      return { sentence: playsCourse(course.seed), leave: RUNS.playFresh };
  }
}
