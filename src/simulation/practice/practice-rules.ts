import type { PracticeRules } from '../world.ts';
import { countPassed } from './count-passed.ts';
import { schedulePractice } from './schedule-practice.ts';
import { assertPractice, isPracticeCourse, type PracticeOptions } from './subjects.ts';

/**
 * The rules of a practice run.
 * @throws RangeError for a subject that is not known, or a pace outside its range.
 */
export function practiceRules({ trains, pace }: PracticeOptions): PracticeRules {
  assertPractice({ trains, pace });
  return {
    trains,
    pace,
    scheduleThreats: isPracticeCourse(trains) ? null : (world) => schedulePractice(world, trains),
    updateScore: countPassed,
  };
}
