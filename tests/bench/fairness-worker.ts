import { isFairToTheEye, type VisibleSearchOptions } from '../solver/visible-search.ts';
import type { SeedTask } from './divide.ts';
import { type CoursesTask, searchCourses } from './search-courses.ts';

export type VisibleTask = SeedTask & Omit<VisibleSearchOptions, 'seed'>;

function searchVisibleCourses({ from, count, ...options }: VisibleTask): number[] {
  const seeds = Array.from({ length: count }, (_, index) => from + index);
  return seeds.filter((seed) => !isFairToTheEye({ seed, ...options }));
}

process.once('message', (task: CoursesTask | VisibleTask) => {
  const answer = 'reactionSteps' in task ? searchVisibleCourses(task) : searchCourses(task);
  process.send?.(answer, () => process.disconnect());
});
