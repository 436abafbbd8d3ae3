import { describe, expect, it } from 'vitest';
import { beginning, lastWeeks } from '#features/daily/testing';

describe('the last weeks', () => {
  it('begin on Mondays and end with today', () => {
    for (const today of [1, 2, 21, 22, 23, 100, 1000]) {
      const weeks = lastWeeks(today, 5);
      expect(weeks).toHaveLength(Math.min(5, Math.ceil((today + 6) / 7)));
      for (const week of weeks) {
        expect(week).toHaveLength(7);
        for (const [weekday, day] of week.entries()) {
          if (day !== null) expect((new Date(beginning(day)).getUTCDay() + 6) % 7).toBe(weekday);
        }
      }
      const days = weeks.flat().filter((day) => day !== null);
      expect(days.at(-1)).toBe(today);
      expect(days).toEqual(Array.from(days, (_, index) => (days[0] ?? 0) + index));
    }
  });

  it('have no day before the first course, and none with a clock that is before it', () => {
    // 1 November 2026 is a Sunday.
    expect(lastWeeks(3, 5)).toEqual([
      [null, null, null, null, null, null, 1],
      [2, 3, null, null, null, null, null],
    ]);
    expect(lastWeeks(-20, 5)).toEqual([]);
  });
});
