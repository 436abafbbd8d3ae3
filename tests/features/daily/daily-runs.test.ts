import { beforeEach, describe, expect, it } from 'vitest';
import { DailyCourses, DailyRuns, DailyStore } from '#features/daily';
import type { SavedRun } from '#game/api';
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

  it('does not include one on another course', () => {
    daily.course(false).begin();
    expect(daily.finish('one', run(0))).toEqual(run(0));
  });
});

describe('the last attempt', () => {
  it('is the last one that was finished', () => {
    expect(daily.lastAttempt(TODAY)).toBeUndefined();
    const first = play(run(0));
    play(run(1), true);
    expect(daily.lastAttempt(TODAY)).toEqual(first);
    daily.course(false).begin();
    expect(daily.lastAttempt(TODAY)).toEqual(first);
    const third = play(run(2));
    expect(daily.lastAttempt(TODAY)).toEqual(third);
  });

  it('is the later one of two with the same result', () => {
    // The same run is saved once.
    const first = play(run(0));
    const { seed } = daily.course(false).begin();
    daily.finish(seed, run(0));
    expect(daily.lastAttempt(TODAY)).toEqual(first);
    expect(attemptInSummary(first)).toEqual(['attempt 2 of 3']);
  });

  it('is never a run of another player from a file', () => {
    runs.unshift(run(5, { day: TODAY }));
    expect(daily.lastAttempt(TODAY)).toBeUndefined();
    const own = play(run(0));
    expect(daily.lastAttempt(TODAY)).toEqual(own);
    expect(attemptInSummary(run(5, { day: TODAY }))).toEqual(['practice']);
  });
});
