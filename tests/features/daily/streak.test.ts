import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type DailyResults, type DayResults, streakOf } from '#features/daily/testing';

const FINISHED: DayResults = [null, { score: 1, metres: 1, assisted: true }];
const on = (...days: readonly number[]): DailyResults =>
  new Map(days.map((day) => [day, FINISHED]));

describe('the streak', () => {
  it('is none before the first finished attempt', () => {
    expect(streakOf(new Map(), 21)).toEqual({ current: 0, longest: 0 });
    expect(streakOf(new Map([[21, [null, null]]]), 21)).toEqual({ current: 0, longest: 0 });
  });

  it('includes today, and is not lost while today has no attempt yet', () => {
    expect(streakOf(on(18, 20, 21), 21).current).toBe(2);
    expect(streakOf(on(18, 19, 20), 21).current).toBe(3);
    expect(streakOf(on(18, 19), 21).current).toBe(0);
  });

  it('counts future days as a streak of their own', () => {
    expect(streakOf(on(20, 21, 22, 23, 24), 21)).toEqual({ current: 2, longest: 5 });
    expect(streakOf(on(-1, 0, 1, 900), 1)).toEqual({ current: 3, longest: 3 });
  });

  const anyDays = fc.uniqueArray(fc.integer({ min: -8, max: 30 }));

  it('is as long as the days can be counted back, and the longest is no shorter', () => {
    fc.assert(
      fc.property(anyDays, fc.integer({ min: -8, max: 30 }), (days, today) => {
        const { current, longest } = streakOf(on(...days), today);
        const last = days.includes(today) ? today : today - 1;
        for (let back = 0; back < current; back++) expect(days).toContain(last - back);
        expect(days).not.toContain(last - current);
        expect(longest).toBeGreaterThanOrEqual(current);
        expect(longest).toBe(Math.max(0, ...days.map((day) => streakOf(on(...days), day).current)));
      }),
    );
  });

  it('grows by one with a finished attempt on a day without one', () => {
    fc.assert(
      fc.property(anyDays, (days) => {
        const before = days.filter((day) => day !== 21);
        const { current } = streakOf(on(...before), 21);
        expect(streakOf(on(...before, 21), 21).current).toBe(current + 1);
      }),
    );
  });
});
