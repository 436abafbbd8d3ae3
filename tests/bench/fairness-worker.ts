import { searchCourses } from './search-courses.ts';

process.once('message', (task: Parameters<typeof searchCourses>[0]) => {
  process.send?.(searchCourses(task), () => process.disconnect());
});
