import { whenIdle } from '#platform';
import type { DailyCourses } from './daily-course.ts';

/**
 * Searches a day's course in idle time.
 * @param day its number, which may change meanwhile. Returns a function that cancels it.
 */
export function prepareWhenIdle(courses: DailyCourses, day: () => number): () => void {
  const search = () => {
    if (!courses.prepare(day())) cancel = whenIdle(search);
  };
  let cancel = whenIdle(search);
  return () => cancel();
}
