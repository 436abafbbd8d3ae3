import { arrivalsOfCourses, type CoursesTask } from './courses.ts';
import { playRuns, type SurvivalTask } from './survival.ts';

process.once('message', (task: SurvivalTask | CoursesTask) => {
  const answer = 'spread' in task ? playRuns(task) : arrivalsOfCourses(task);
  process.send?.(answer, () => process.disconnect());
});
