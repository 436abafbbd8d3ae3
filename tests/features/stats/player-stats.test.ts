import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addStats,
  type Day,
  MAX_COUNT,
  MAX_DAYS,
  MAX_PLAYED_MS,
  NO_STATS,
  type PlayerStats,
  readStats,
} from '#src/features/stats/player-stats.ts';
import { bestsByDay } from '#src/features/stats/ScoreHistory.tsx';

const count = fc.integer({ min: 0, max: MAX_COUNT });
const time = fc.integer({ min: 0, max: MAX_PLAYED_MS });
const day = fc.record({
  day: fc.integer({ min: 10, max: 28 }).map((number) => `2026-11-${number}`),
  runs: count,
  best: count,
  bestAssisted: count,
  playedMs: time,
});
const anyStats: fc.Arbitrary<PlayerStats> = fc.record({
  runs: count,
  metres: count,
  playedMs: time,
  days: fc.uniqueArray(day, { selector: (each) => each.day }),
});

const aDay = (name: string, more: Partial<Day> = {}): Day => ({
  day: name,
  runs: 1,
  best: 0,
  bestAssisted: 0,
  playedMs: 0,
  ...more,
});

describe('adding statistics', () => {
  it('is associative', () => {
    fc.assert(
      fc.property(anyStats, anyStats, anyStats, (a, b, c) => {
        expect(addStats(addStats(a, b), c)).toEqual(addStats(a, addStats(b, c)));
      }),
    );
  });

  it('keeps 400 days', () => {
    let all = NO_STATS;
    for (let index = 0; index < 500; index++) {
      // Each day is earlier than the one before, as if the clock were set back again and again.
      const at = Date.UTC(2026, 0, 1) - index * 86_400_000;
      const name = new Date(at).toISOString().slice(0, 10);
      all = addStats(all, { ...NO_STATS, days: [aDay(name)] });
    }
    expect(all.days).toHaveLength(MAX_DAYS);
    expect(all.days.at(-1)?.day).toBe('2024-08-20');
    expect(JSON.stringify(all).length).toBeLessThan(50_000);
  });
});

describe('stored statistics', () => {
  it('are read as they were written', () => {
    fc.assert(
      fc.property(anyStats, (written) => {
        const total = { value: written, counted: ['0mb1', '0mb2'] };
        expect(readStats({ ...written, counted: total.counted })).toEqual(total);
      }),
    );
  });

  it('may have anything in any field: what is read is within its bounds', () => {
    const anything = fc.oneof(
      fc.anything(),
      fc.double(),
      fc.constantFrom(-1, 1e300, 2 ** 53, '5', null, [], {}),
    );
    const hostile = (fields: readonly string[]) =>
      fc.dictionary(fc.constantFrom(...fields), anything, { noNullPrototype: true });
    const entries = fc.array(fc.oneof(anything, hostile(['day', 'runs', 'best', 'playedMs']), day));
    const stored = fc.record({
      runs: anything,
      metres: anything,
      playedMs: anything,
      days: fc.oneof(anything, entries),
      counted: anything,
    });
    fc.assert(
      fc.property(stored, (fields) => {
        const { days, ...totals } = readStats(fields).value;
        expect(days.length).toBeLessThanOrEqual(MAX_DAYS);
        const numbers = [totals, ...days]
          .flatMap((each): unknown[] => Object.values(each))
          .filter((each) => typeof each === 'number');
        for (const number of numbers) expect(Number.isInteger(number) && number >= 0).toBe(true);
        for (const each of days) expect(each.day).toMatch(/^\d{4,6}-\d\d-\d\d$/);
      }),
    );
  });
});

it('the days of the chart are in order, without those on which no run was finished', () => {
  const days = [
    aDay('2026-11-03', { best: 120 }),
    aDay('2026-11-01', { best: 80 }),
    aDay('2026-11-02'),
  ];
  expect(bestsByDay(days).map((each) => [each.day, each.best])).toEqual([
    ['2026-11-01', 80],
    ['2026-11-03', 120],
  ]);
});

it('a best with assists is used only if there is no other', () => {
  const days = [
    aDay('2026-11-01', { best: 50, bestAssisted: 400 }),
    aDay('2026-11-02', { bestAssisted: 300 }),
  ];
  expect(bestsByDay(days).map(({ best }) => best)).toEqual([50, 300]);
});
