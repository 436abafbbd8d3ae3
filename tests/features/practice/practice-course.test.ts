import { expect, it } from 'vitest';
import { practiceCourse, PracticeStore } from '#features/practice';
import { FakeStorage } from '../../platform/fake-storage.ts';

const PRACTICE = { trains: 'smallCacti', pace: 700 } as const;

function setUp(isAssisted: () => boolean = () => false) {
  const storage = new FakeStorage();
  const store = new PracticeStore(() => storage);
  return { store, course: practiceCourse(PRACTICE, store, isAssisted) };
}

it('each run practises the same on another course, and does not count', () => {
  const { course } = setUp();
  const [one, other] = [course.begin(), course.begin()];
  expect(course.label).toBe('Practice: small cacti');
  expect([one, other]).toMatchObject([
    { practice: PRACTICE, ranked: false },
    { practice: PRACTICE, ranked: false },
  ]);
  expect(one.seed).not.toBe(other.seed);
});

it('its best is kept', () => {
  const { course, store } = setUp();
  course.begin().best?.offer(12);
  expect(course.best?.value).toBe(12);
  expect(store.best(PRACTICE, false)).toBe(12);
});

it('a run’s best is for the assists that it began with, whatever the settings are at its end', () => {
  let assisted = true;
  const { course, store } = setUp(() => assisted);
  const { best } = course.begin();
  assisted = false;
  best?.offer(5);
  expect([store.best(PRACTICE, true), store.best(PRACTICE, false)]).toEqual([5, 0]);
  expect(course.best?.value).toBe(0);
});
