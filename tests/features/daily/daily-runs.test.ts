import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DailyPracticeStore, type DailyRuns, DailyStore } from '#features/daily';
import type { SavedRun } from '#game';
import { readReplay, writeReplay } from '#replay';
import { RULES_VERSION } from '#simulation';
import { FakeStorage } from '../../platform/fake-storage.ts';
import { NOW, run } from '../history/some-runs.ts';
import { dailyRunsWith } from './daily-records.ts';

const TODAY = 21;

let runs: SavedRun[];
let daily: DailyRuns;

beforeEach(() => {
  runs = [];
  const storage = new FakeStorage();
  daily = dailyRunsWith({
    dailyStore: new DailyStore(() => storage),
    dailyPracticeStore: new DailyPracticeStore(() => storage),
    saved: () => runs,
  });
  vi.setSystemTime(NOW);
});
afterEach(() => void vi.useRealTimers());

function play(outcome: SavedRun, practice = false): SavedRun {
  const { seed } = daily.course(practice).begin();
  daily.onStart();
  const ended = daily.finish(seed, outcome);
  // Saved runs are in the order latest first.
  runs.unshift(ended);
  return ended;
}

const attemptInSummary = (ended: SavedRun) =>
  daily.summarize(TODAY, ended).line.split('\n')[0]?.split(' · ').slice(3);

describe('a run on the course of the day', () => {
  it('is the day’s next attempt, against its best, and in practice uses up none', () => {
    const { dailyStore } = daily.records;
    const begin = (practice: boolean) => daily.course(practice).begin();
    expect(daily.course(true).label).toBe('Daily #21, practice');
    expect(begin(true).label).toBe('Daily #21, practice');
    expect(dailyStore.of(TODAY)).toEqual([]);
    expect(daily.course(false).label).toBe('Daily #21, attempt 1 of 3');
    play(run(3, { score: 77 }));
    expect(begin(false)).toMatchObject({
      seed: 'daily-2026-11-21',
      label: 'Daily #21, attempt 2 of 3',
      target: { kind: 'day', score: 77 },
    });
    expect(daily.onlyPractice).toBe(false);
    begin(false);
    expect(daily.onlyPractice).toBe(true);
  });

  it('is named and asked about as the next day’s from midnight on, and a run begun before keeps its day', () => {
    const course = daily.course(false);
    play(run(3));
    const begun = course.begin();
    daily.onStart();
    vi.setSystemTime(Date.UTC(2026, 10, 21, 23, 59, 59, 999));
    expect(course.label).toBe('Daily #21, attempt 3 of 3');
    expect(course.nextAttempt?.()).toMatchObject({ day: 21, number: 3 });
    vi.setSystemTime(Date.UTC(2026, 10, 22));
    expect(course.label).toBe('Daily #22, attempt 1 of 3');
    expect(course.nextAttempt?.()).toMatchObject({ day: 22, number: 1 });
    expect(begun.label).toBe('Daily #21, attempt 2 of 3');
    expect(daily.finish(begun.seed, run(5)).day).toBe(21);
  });

  it('is summarized with the number of its attempt', () => {
    const [first, practice, second] = [
      play(run(3)),
      play(run(4), true),
      play(run(5, { score: 555 })),
    ];
    expect([first, practice, second].map(attemptInSummary)).toEqual([
      ['attempt 1 of 3'],
      ['practice'],
      ['attempt 2 of 3'],
    ]);
  });

  it('finishes only the attempt that it began: a race on the same seed leaves an abandoned attempt alone', () => {
    const { seed } = daily.course(false).begin();
    daily.onStart();
    daily.onStart();
    expect(daily.finish(seed, run(0))).toEqual(run(0));
    expect(daily.records.dailyStore.of(TODAY)).toEqual([null]);
  });
});

it('a run of another player from a file has no attempt in its summary', () => {
  play(run(0));
  expect(attemptInSummary(run(5, { day: TODAY }))).toEqual(['practice']);
});

it('a day is past from the first one on until today', () => {
  expect([0, 1, 20, 21, 22].map((day) => daily.isPast(day))).toEqual([
    false,
    true,
    true,
    false,
    false,
  ]);
});

describe('a run on the course of a past day', () => {
  const result = (score: number) => ({ score, metres: 7, assisted: false });

  it('is practice: it counts as the best of that day in practice, and changes no attempt of any day', () => {
    const { dailyStore, dailyPracticeStore } = daily.records;
    const course = daily.pastCourse(5);
    expect(course.label).toBe('Daily #5, practice');
    expect(course.begin()).not.toHaveProperty('target');
    const playPast = (outcome: ReturnType<typeof result>) => {
      const { seed, label } = course.begin();
      daily.onStart();
      expect([seed, label]).toEqual(['daily-2026-11-05', 'Daily #5, practice']);
      return daily.finish(seed, outcome);
    };
    expect(playPast(result(40))).toMatchObject({ day: 5 });
    playPast(result(30));
    playPast({ ...result(90), assisted: true });
    expect(dailyPracticeStore.get().days.get(5)).toEqual([
      result(40),
      { ...result(90), assisted: true },
    ]);
    expect(dailyStore.get().days.size).toBe(0);
  });

  it('races the best saved run of that day on its course, unless that is switched off', () => {
    const replay = writeReplay({ ...readReplay(run(0).replay), seed: 'daily-2026-11-05' });
    const ghost = () => daily.pastCourse(5).begin().ghost;
    runs = [run(1, { day: 5, score: 1 }), run(0, { day: 5, score: 99, replay })];
    expect(ghost()).toBeDefined();
    daily.ghostChoice.publish({ wanted: false });
    expect(ghost()).toBeUndefined();
    daily.ghostChoice.publish({ wanted: true });
    runs = [run(0, { day: 5 })];
    expect(ghost()).toBeUndefined();
  });

  it('races the best run made with the present rules', () => {
    const best = run(5, {
      day: 5,
      score: 9999,
      replay: writeReplay({ ...readReplay(run(5).replay), rules: RULES_VERSION - 1 }),
    });
    const other = run(1, { day: 5, score: 1 });
    runs = [best, other];
    expect(daily.bestOf(5)).toBe(other);
    runs = [best];
    expect(daily.bestOf(5)).toBeUndefined();
  });
});
