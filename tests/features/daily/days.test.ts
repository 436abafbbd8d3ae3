import { afterEach, describe, expect, it } from 'vitest';
import type { DailyResults, DayResults } from '#src/features/daily/daily-results.ts';
import {
  dateOfDay,
  dayFromHash,
  dayNumber,
  hrefOfDay,
  msUntilNextDay,
  seedOfDay,
  streakOf,
} from '#src/features/daily/day.ts';

const ZONE = process.env['TZ'];
const at = (text: string) => Date.parse(text);

afterEach(() => {
  if (ZONE === undefined) delete process.env['TZ'];
  else process.env['TZ'] = ZONE;
});

it.each(['UTC', 'Pacific/Kiritimati', 'Pacific/Niue'])(
  'in %s a day begins at midnight UTC',
  (zone) => {
    process.env['TZ'] = zone;
    expect(dayNumber(at('2026-10-31T23:59:59.999Z'))).toBe(0);
    expect(dayNumber(at('2026-11-01T00:00:00.000Z'))).toBe(1);
    expect(dayNumber(at('2027-03-28T00:00:00Z'))).toBe(148);
    expect(dateOfDay(21)).toBe('2026-11-21');
    expect(msUntilNextDay(at('2026-11-21T20:47:00Z'))).toBe((3 * 60 + 13) * 60_000);
  },
);

it('a link names its course or leads to today’s', () => {
  expect(dayFromHash(hrefOfDay(21))).toBe(21);
  for (const hash of ['#daily', '#daily)', '#daily?utm_source=mail'])
    expect(dayFromHash(hash)).toBe('today');
  for (const hash of ['#daily-17', '#daily-17.']) expect(dayFromHash(hash)).toBe(17);
  for (const hash of ['#daily-', '#dailyrun', '#daily-17b', '#runs'])
    expect(dayFromHash(hash)).toBeUndefined();
});

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
    expect(streakOf(on(18, 19), 21)).toEqual({ current: 0, longest: 2 });
    expect(streakOf(on(2, 3, 4, 8, 21), 21)).toEqual({ current: 1, longest: 3 });
  });
});

it('the course of a day is that of its date, on the days of a wrong clock, too', () => {
  expect([2, -20757, 2_912_506].map(seedOfDay)).toEqual([
    'daily-2026-11-02',
    'daily-1970-01-01',
    'daily-+010001-01-01',
  ]);
});
