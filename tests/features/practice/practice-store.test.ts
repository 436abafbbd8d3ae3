import * as fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { PRACTICE_SUBJECTS, type PracticeOptions } from '#simulation';
import { PracticeStore } from '#features/practice';
import { PACES } from '#features/practice/testing';
import { FakeStorage } from '../../platform/fake-storage.ts';

const KEY = 'dino-practice';
const CACTI: PracticeOptions = { trains: 'smallCacti', pace: 300 };

let storage: FakeStorage;
let store: PracticeStore;

beforeEach(() => {
  storage = new FakeStorage();
  store = new PracticeStore(() => storage);
});

/** What a later visit finds. */
const later = () => new PracticeStore(() => storage);

describe('the best of a practice', () => {
  it('is the highest result, and is kept', () => {
    for (const passed of [3, 12, 7]) store.offer(CACTI, false, passed);
    expect(store.best(CACTI, false)).toBe(12);
    expect(later().best(CACTI, false)).toBe(12);
  });

  it('belongs to what is trained, to its pace, and to runs with or without assists', () => {
    store.offer(CACTI, false, 5);
    expect(store.best({ ...CACTI, trains: 'largeCacti' }, false)).toBe(0);
    expect(store.best({ ...CACTI, pace: 700 }, false)).toBe(0);
    expect(store.best(CACTI, true)).toBe(0);
    store.offer(CACTI, true, 9);
    expect([store.best(CACTI, false), later().best(CACTI, true)]).toEqual([5, 9]);
  });

  it('is none after a run that has passed nothing, of which nothing is stored', () => {
    store.offer(CACTI, false, 0);
    expect(storage.getItem(KEY)).toBeNull();
  });

  it('can be kept of everything that is offered', () => {
    for (const trains of PRACTICE_SUBJECTS)
      for (const pace of PACES) store.offer({ trains, pace }, true, pace + 1);
    const again = later();
    for (const trains of PRACTICE_SUBJECTS) {
      for (const pace of PACES) expect(again.best({ trains, pace }, true)).toBe(pace + 1);
    }
  });
});

describe('what is stored and damaged', () => {
  it.each([
    'nonsense',
    '[]',
    '{"version":2,"bests":{"smallCacti 300":7}}',
    '{"version":1,"bests":[7]}',
    '{"version":1,"bests":{"smallCacti 300":"7","toString 300":7,"smallCacti 301":7,"smallCacti 300 ":7,"smallCacti 0300":7}}',
    '{"version":1,"bests":{"smallCacti 300":-7,"largeCacti 300":0.5,"wideGroups 300":1e999}}',
  ])('counts as none: %s', (text) => {
    storage.setItem(KEY, text);
    expect([...later().get().bests]).toEqual([]);
  });

  it('does not take along what is sound', () => {
    storage.setItem(
      KEY,
      '{"version":1,"bests":{"smallCacti 300":7,"__proto__":9,"night 0 assisted":4}}',
    );
    expect(Object.fromEntries(later().get().bests)).toEqual({
      'smallCacti 300': 7,
      'night 0 assisted': 4,
    });
  });

  it('never throws', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        storage.setItem(KEY, text);
        expect(later().best(CACTI, false)).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
