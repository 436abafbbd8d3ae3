import { expect, it } from 'vitest';
import { nextCourse, type NextCourses } from '#src/game/session/course.ts';

const course = (label: string) => ({ label, begin: () => ({ seed: label }) });
const [retry, chosen, rival] = ['retry', 'chosen', 'rival'].map(course);

it.each<[NextCourses, string | undefined]>([
  [{}, undefined],
  [{ rival }, 'rival'],
  [{ chosen, rival }, 'chosen'],
  [{ retry, rival }, 'retry'],
  [{ retry, chosen, rival }, 'retry'],
])('of %j the next run is on: %s', (courses, label) => {
  expect(nextCourse(courses)?.label).toBe(label);
});
