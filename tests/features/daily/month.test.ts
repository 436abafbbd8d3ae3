import { describe, expect, it } from 'vitest';
import {
  beginning,
  dateOf,
  dayNumber,
  firstDayOf,
  monthOf,
  monthsLater,
  weeksOf,
} from '#features/daily/testing';

const day = (year: number, month: number, date: number) =>
  dayNumber(Date.UTC(year, month - 1, date));

describe('the weeks of a month', () => {
  it('go from Monday to Sunday, and have its days and no others', () => {
    for (let month = monthOf(1) - 30; month < monthOf(1) + 60; month++) {
      const weeks = weeksOf(month);
      expect(weeks.every((week) => week.length === 7 && week.some((each) => each !== null))).toBe(
        true,
      );
      const days = weeks.flat().filter((each) => each !== null);
      expect(days).toEqual(Array.from(days, (_, index) => firstDayOf(month) + index));
      expect(days.at(-1)).toBe(firstDayOf(month + 1) - 1);
      for (const week of weeks) {
        for (const [weekday, each] of week.entries()) {
          if (each !== null) expect((new Date(beginning(each)).getUTCDay() + 6) % 7).toBe(weekday);
        }
      }
    }
  });

  it('begin with the first course on a Sunday', () => {
    expect(weeksOf(monthOf(1)).slice(0, 2)).toEqual([
      [null, null, null, null, null, null, 1],
      [2, 3, 4, 5, 6, 7, 8],
    ]);
  });
});

describe('the same day of another month', () => {
  it.each([
    [[2027, 1, 14], -1, '2026-12-14'],
    [[2026, 12, 31], 1, '2027-01-31'],
    [[2027, 1, 31], 1, '2027-02-28'],
    [[2028, 1, 31], 1, '2028-02-29'],
    [[2027, 3, 31], -1, '2027-02-28'],
    [[2027, 3, 5], -5, '2026-10-05'],
  ] as const)(
    'of %j, %i months later, is %s, or the last one there is',
    ([year, month, date], months, expected) => {
      expect(dateOf(monthsLater(day(year, month, date), months))).toBe(expected);
    },
  );
});
