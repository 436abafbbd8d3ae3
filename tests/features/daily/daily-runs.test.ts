import { beforeEach, describe, expect, it } from 'vitest';
import { DailyCourses, DailyRuns, DailyStore } from '#features/daily';
import type { SavedRun } from '#game/api';
import { readReplay, writeReplay } from '#replay';
import { RULES_VERSION } from '#simulation';
import { bestOf } from '#features/history';
import { FakeStorage } from '../../platform/fake-storage.ts';
import { NOW, run } from '../history/some-runs.ts';

/** The number of the day that `NOW` is on. */
const TODAY = 21;

let runs: SavedRun[];
let daily: DailyRuns;

beforeEach(() => {
  runs = [];
  const storage = new FakeStorage();
  daily = new DailyRuns({
    dailyStore: new DailyStore(() => storage),
    dailyCourses: new DailyCourses(() => ({ survivable: true })),
    savedRuns: { get: () => ({ runs }), subscribe: () => () => undefined, load: () => Promise.resolve() },
    bestOf,
    now: () => NOW,
  });
});

/** Plays today's course with the result of this run. */
function play(outcome: SavedRun, practice = false): SavedRun {
  const { seed } = daily.course(practice).begin();
  daily.onStart();
  const ended = daily.finish(seed, outcome);
  // In the order of the saved runs: the latest first.
  runs.unshift(ended);
  return ended;
}

const attemptInSummary = (ended: SavedRun) => daily.summarize(TODAY, ended).line.split('\n')[0]?.split(' · ').slice(3);

describe('a run on the course of the day', () => {
  it('gets its day, also in practice', () => {
    expect(play(run(0))).toMatchObject({ day: TODAY });
    expect(play(run(1), true)).toMatchObject({ day: TODAY });
  });

  it('is summarized with the number of its attempt', () => {
    const [first, practice, second] = [play(run(3)), play(run(4), true), play(run(5, { score: 555 }))];
    expect([first, practice, second].map(attemptInSummary)).toEqual([
      ['attempt 1 of 3'],
      ['practice'],
      ['attempt 2 of 3'],
    ]);
  });

  it('has on the stage the number of the attempt that is next, or under way', () => {
    const labels = () => {
      const course = daily.course(false);
      return [course.label, course.begin().label];
    };
    expect([labels(), labels(), labels(), labels()].flat()).toEqual([
      'Daily #21, attempt 1 of 3',
      'Daily #21, attempt 1 of 3',
      'Daily #21, attempt 2 of 3',
      'Daily #21, attempt 2 of 3',
      'Daily #21, attempt 3 of 3',
      'Daily #21, attempt 3 of 3',
      'Daily #21, practice',
      'Daily #21, practice',
    ]);
    expect(daily.course(true).label).toBe('Daily #21, practice');
  });

  it('does not include one on another course', () => {
    daily.course(false).begin();
    daily.onStart();
    expect(daily.finish('one', run(0))).toEqual(run(0));
  });

  it('is the one that the course began: a race on the same seed does not finish an attempt that was given up', () => {
    const { seed } = daily.course(false).begin();
    daily.onStart();
    daily.onStart();
    expect(daily.finish(seed, run(0))).toEqual(run(0));
    expect(daily.options.dailyStore.of(TODAY)).toEqual([null]);
  });
});

describe('a run of the day that was made with older rules', () => {
  const older = () => {
    const { replay } = run(5);
    return run(5, {
      day: TODAY,
      score: 9999,
      replay: writeReplay({ ...readReplay(replay), rules: RULES_VERSION - 1 }),
    });
  };

  it('runs along with no attempt, and does not keep one from beginning', () => {
    runs.push(older());
    expect(daily.bestOf(TODAY)).toBeUndefined();
    expect(daily.course(false).begin().ghost).toBeUndefined();
    expect(daily.options.dailyStore.of(TODAY)).toEqual([null]);
  });

  it('gives way to a lower one with these rules', () => {
    runs.push(older());
    const ended = play(run(4));
    expect(daily.bestOf(TODAY)).toEqual(ended);
    expect(daily.course(false).begin().ghost).toBeDefined();
  });
});

describe('the attempt in the summary', () => {
  it('is the later one of two with the same result', () => {
    // The same run is saved once.
    const first = play(run(0));
    const { seed } = daily.course(false).begin();
    daily.onStart();
    daily.finish(seed, run(0));
    expect(attemptInSummary(first)).toEqual(['attempt 2 of 3']);
  });

  it('is none for a run of another player from a file', () => {
    play(run(0));
    expect(attemptInSummary(run(5, { day: TODAY }))).toEqual(['practice']);
  });
});

describe('the runs that begin now', () => {
  it('are practice only once all attempts of today have begun, finished or not', () => {
    play(run(0));
    daily.course(false).begin();
    play(run(1), true);
    expect(daily.onlyPractice).toBe(false);
    daily.course(false).begin();
    expect(daily.onlyPractice).toBe(true);
  });
});
