import * as fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { dateOf, dayNumber, untilNextDay } from '#features/daily/testing';

const ZONE = process.env['TZ'];
const at = (text: string) => Date.parse(text);

afterEach(() => {
  if (ZONE === undefined) delete process.env['TZ'];
  else process.env['TZ'] = ZONE;
});

describe.each(['UTC', 'Pacific/Kiritimati', 'Pacific/Niue', 'Asia/Kathmandu', 'America/St_Johns'])(
  'in %s',
  (zone) => {
    it('a day begins at midnight UTC', async () => {
      process.env['TZ'] = zone;
      vi.resetModules();
      const day = await import('#features/daily/testing');
      expect(day.dayNumber(at('2026-10-31T23:59:59.999Z'))).toBe(0);
      expect(day.dayNumber(at('2026-11-01T00:00:00.000Z'))).toBe(1);
      expect(day.dayNumber(at('2026-11-01T23:59:59.999Z'))).toBe(1);
      expect(day.dayNumber(at('2026-11-21T12:00:00Z'))).toBe(21);
      expect(day.dayNumber(at('2027-03-28T00:00:00Z'))).toBe(148);
      expect(day.dateOf(21)).toBe('2026-11-21');
      expect(day.untilNextDay(at('2026-11-21T20:47:00Z'))).toBe((3 * 60 + 13) * 60_000);
    });
  },
);

it('days before the first have numbers below 1', () => {
  expect(dayNumber(0)).toBe(-20757);
  expect(dateOf(0)).toBe('2026-10-31');
  expect(dateOf(-20757)).toBe('1970-01-01');
});

it('every moment is on the day of its date, and the next day begins when untilNextDay says', () => {
  fc.assert(
    fc.property(fc.integer({ min: -8.64e15, max: 8.64e15 - 86_400_000 }), (moment) => {
      const left = untilNextDay(moment);
      expect(left).toBeGreaterThan(0);
      expect(left).toBeLessThanOrEqual(86_400_000);
      expect(dateOf(dayNumber(moment))).toBe(new Date(moment).toISOString().split('T')[0]);
      expect(dayNumber(moment + left)).toBe(dayNumber(moment) + 1);
      expect(dayNumber(moment + left - 1)).toBe(dayNumber(moment));
    }),
  );
});
