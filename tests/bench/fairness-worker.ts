import {
  type CoursesTask,
  searchCourses,
  searchVisibleCourses,
  type VisibleTask,
} from './search-courses.ts';

process.once('message', (task: CoursesTask | VisibleTask) => {
  const answer = 'reactionSteps' in task ? searchVisibleCourses(task) : searchCourses(task);
  process.send?.(answer, () => process.disconnect());
});
