import { describe, expect, it, vi } from 'vitest';
import type { TurboPolicy } from '#solver';
import { DailyCourses } from '#features/daily';
import { IS_ALL } from '../../tools/is-all.ts';

const POLICIES: readonly TurboPolicy[] = ['never', 'whenever-ready', 'at-random'];

describe('the course of a day', () => {
  const DAYS = Array.from({ length: IS_ALL ? 30 : 4 }, (_, index) => index + 1);

  it.each(DAYS)('of November %i is the first of its date: it is survivable', (day) => {
    expect(new DailyCourses().seedOf(day)).toBe(`daily-2026-11-${String(day).padStart(2, '0')}`);
  });

  it.each(POLICIES)('is the next one where the first is not survivable with turbo %s', (lost) => {
    const search = vi.fn(({ seed, turbo }: { seed: string | number; turbo: TurboPolicy }) => ({
      survivable: turbo !== lost || String(seed).endsWith('-3'),
    }));
    expect(new DailyCourses(search).seedOf(21)).toBe('daily-2026-11-21-3');
    expect(search).toHaveBeenCalledWith({
      seed: 'daily-2026-11-21-3',
      untilScore: 10_000,
      turbo: 'at-random',
    });
  });

  it('exists on the days of a wrong clock', () => {
    const courses = new DailyCourses(() => ({ survivable: true }));
    expect(courses.seedOf(-20757)).toBe('daily-1970-01-01');
    expect(courses.seedOf(2_912_506)).toBe('daily-+010001-01-01');
  });
});
