import { expect, it } from 'vitest';
import type { PracticeOptions } from '#simulation';
import { settings } from '#game';
import { practiceCourse, PracticeStore } from '#features/practice';

const CACTI: PracticeOptions = { subject: 'smallCacti', paceScore: 300 };

const store = new PracticeStore(() => undefined);

it('a course of practice trains the same on another seed each time, and does not count', () => {
  const course = practiceCourse(CACTI, store);
  const [one, other] = [course.begin(), course.begin()];
  expect(course.label).toBe('Practice: small cacti');
  expect(one).toMatchObject({ practice: CACTI, ranked: false });
  expect(one.seed).not.toBe(other.seed);
});

it('a course of practice keeps a best for the assists that a run began with, whatever the settings are at its end', () => {
  settings.change({ assistSpeed: 50 });
  const { best } = practiceCourse(CACTI, store).begin();
  settings.reset();
  best?.offer(5);
  expect([store.best(CACTI, true), store.best(CACTI, false)]).toEqual([5, 0]);
});
