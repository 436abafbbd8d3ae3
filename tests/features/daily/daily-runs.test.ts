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

/** Plays today's course; it comes to what this run did. */
function play(outcome: SavedRun, practice = false): SavedRun {
  const { seed } = daily.course(practice).begin();
  const ended = daily.finish(seed, outcome);
  // As they are kept: the latest first.
  runs.unshift(ended);
  return ended;
}

const told = (ended: SavedRun) => daily.summarize(TODAY, ended).line.split('\n')[0]?.split(' · ').slice(3);

describe('a run on the course of the day', () => {
  it('knows its day, practice too', () => {
    expect(play(run(0))).toMatchObject({ day: TODAY });
    expect(play(run(1), true)).toMatchObject({ day: TODAY });
  });

  it('tells which attempt it was', () => {
    const [first, practice, second] = [play(run(3)), play(run(4), true), play(run(5, { score: 555 }))];
    expect([first, practice, second].map(told)).toEqual([['attempt 1 of 3'], ['practice'], ['attempt 2 of 3']]);
  });

  it('of another course is none', () => {
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

  it('is there when the same was done twice, and is the later one', () => {
    // A run that is the same is kept once.
    const first = play(run(0));
    const { seed } = daily.course(false).begin();
    daily.finish(seed, run(0));
    expect(daily.lastAttempt(TODAY)).toEqual(first);
    expect(told(first)).toEqual(['attempt 2 of 3']);
  });

  it('is none of another player, whatever a loaded file says', () => {
    runs.unshift(run(5, { day: TODAY }));
    expect(daily.lastAttempt(TODAY)).toBeUndefined();
    const own = play(run(0));
    expect(daily.lastAttempt(TODAY)).toEqual(own);
    expect(told(run(5, { day: TODAY }))).toEqual(['practice']);
  });
});
