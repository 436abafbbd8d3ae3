import { beforeEach, describe, expect, it } from 'vitest';
import type { PracticeOptions } from '#simulation';
import { settings } from '#game';
import { practiceCourse, PracticeStore } from '#features/practice';
import { FakeStorage } from '../../platform/fake-storage.ts';

const CACTI: PracticeOptions = { subject: 'smallCacti', paceScore: 300 };

let storage: FakeStorage;
let store: PracticeStore;

beforeEach(() => {
  storage = new FakeStorage();
  store = new PracticeStore(() => storage);
});

const later = () => new PracticeStore(() => storage);

describe('the best of a practice', () => {
  it('belongs to what is trained, to its pace, and to runs with or without assists', () => {
    store.offer(CACTI, false, 5);
    expect(store.best({ ...CACTI, subject: 'largeCacti' }, false)).toBe(0);
    expect(store.best({ ...CACTI, paceScore: 700 }, false)).toBe(0);
    expect(store.best(CACTI, true)).toBe(0);
    store.offer(CACTI, true, 9);
    expect([store.best(CACTI, false), later().best(CACTI, true)]).toEqual([5, 9]);
  });
});

describe('a course of practice', () => {
  it('trains the same on another seed each time, and does not count', () => {
    const course = practiceCourse(CACTI, store);
    const [one, other] = [course.begin(), course.begin()];
    expect(course.label).toBe('Practice: small cacti');
    expect(one).toMatchObject({ practice: CACTI, ranked: false });
    expect(one.seed).not.toBe(other.seed);
  });

  it('keeps a best for the assists that a run began with, whatever the settings are at its end', () => {
    settings.change({ assistSpeed: 50 });
    const { best } = practiceCourse(CACTI, store).begin();
    settings.reset();
    best?.offer(5);
    expect([store.best(CACTI, true), store.best(CACTI, false)]).toEqual([5, 0]);
  });
});
