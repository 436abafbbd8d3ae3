import { beforeEach, describe, expect, it } from 'vitest';
import { DailyCourses, DailyRuns, DailyStore, DailyPracticeStore } from '#features/daily';
import type { SavedRun } from '#game/api';
import { readReplay, replayProblem, writeReplay } from '#replay';
import { RULES_VERSION } from '#simulation';
import { bestOf } from '#features/history';
import { FakeStorage } from '../../platform/fake-storage.ts';
import { NOW, run, RUNS } from '../history/some-runs.ts';

/** The number of the day that `NOW` is on. */
const TODAY = 21;

let runs: SavedRun[];
let daily: DailyRuns;

beforeEach(() => {
  runs = [];
  const storage = new FakeStorage();
  daily = new DailyRuns({
    dailyStore: new DailyStore(() => storage),
    dailyPracticeStore: new DailyPracticeStore(() => storage),
    dailyCourses: new DailyCourses(() => ({ survivable: true })),
    savedRuns: {
      get: () => ({ runs }),
      subscribe: () => () => undefined,
      load: () => Promise.resolve(),
    },
    bestOf,
    canPlayBack: ({ replay }) => replayProblem(replay) === null,
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

const attemptInSummary = (ended: SavedRun) =>
  daily.summarize(TODAY, ended).line.split('\n')[0]?.split(' · ').slice(3);

describe('a run on the course of the day', () => {
  it('gets its day, also in practice', () => {
    expect(play(run(0))).toMatchObject({ day: TODAY });
    expect(play(run(1), true)).toMatchObject({ day: TODAY });
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

/** A run of a day that was made with older rules. */
function older(day: number): SavedRun {
  const { replay } = run(5);
  return run(5, {
    day,
    score: 9999,
    replay: writeReplay({ ...readReplay(replay), rules: RULES_VERSION - 1 }),
  });
}

describe('a run of the day that was made with older rules', () => {
  it('runs along with no attempt, and does not keep one from beginning', () => {
    runs.push(older(TODAY));
    expect(daily.bestOf(TODAY)).toBeUndefined();
    expect(daily.course(false).begin().ghost).toBeUndefined();
    expect(daily.options.dailyStore.of(TODAY)).toEqual([null]);
  });

  it('gives way to a lower one with these rules', () => {
    runs.push(older(TODAY));
    const { seed } = daily.course(false).begin();
    const ended = play(run(4, { replay: replayOf(seed) }));
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

/** The replay of a run with this seed. */
function replayOf(seed: string): string {
  return writeReplay({ ...readReplay(RUNS[0]?.replay ?? ''), seed });
}

describe('a run on the course of a past day', () => {
  const result = (score: number) => ({ score, metres: 7, assisted: false });

  it('is practice: it counts as the best of that day in practice, and changes no attempt of any day', () => {
    const { dailyStore, dailyPracticeStore } = daily.options;
    const course = daily.pastCourse(5, false);
    expect(course.label).toBe('Daily #5, practice');
    const playPast = (outcome: ReturnType<typeof result>) => {
      const { seed, label } = course.begin();
      daily.onStart();
      expect([seed, label]).toEqual(['daily-2026-11-05', 'Daily #5, practice']);
      return daily.finish(seed, outcome);
    };
    expect(playPast(result(40))).toMatchObject({ day: 5 });
    playPast(result(30));
    playPast({ ...result(90), assisted: true });
    expect(dailyPracticeStore.of(5)).toEqual([result(40), { ...result(90), assisted: true }]);
    expect(dailyStore.get().days.size).toBe(0);
  });

  it('counts as today’s practice does', () => {
    const { seed } = daily.course(true).begin();
    daily.onStart();
    daily.finish(seed, result(40));
    expect(daily.options.dailyPracticeStore.of(TODAY)).toEqual([result(40)]);
    daily.course(false).begin();
    daily.onStart();
    daily.finish(seed, result(50));
    expect(daily.options.dailyPracticeStore.of(TODAY)).toEqual([result(40)]);
  });

  it('races the best saved run of that day if asked to', () => {
    const replay = replayOf('daily-2026-11-05');
    runs = [run(1, { day: 5, score: 1 }), run(0, { day: 5, score: 99, replay })];
    expect(daily.pastCourse(5, false).begin().ghost).toBeUndefined();
    expect(daily.pastCourse(5, true).begin().ghost?.name).toBe('your best');
    expect(daily.pastCourse(6, true).begin().ghost).toBeUndefined();
  });

  it('does not race one that is said to be of that day but is on another course', () => {
    runs = [run(0, { day: 5 })];
    expect(daily.pastCourse(5, true).begin().ghost).toBeUndefined();
  });

  it('does not race one that was made with older rules, but the best of the others', () => {
    const [best, other] = [older(5), run(1, { day: 5, score: 1 })];
    runs = [best, other];
    expect(daily.bestOf(5)).toBe(other);
    expect(daily.hasOlderRunsOnly(5)).toBe(false);
    runs = [best];
    expect(daily.bestOf(5)).toBeUndefined();
    expect(daily.hasOlderRunsOnly(5)).toBe(true);
    expect(daily.hasOlderRunsOnly(6)).toBe(false);
  });
});
