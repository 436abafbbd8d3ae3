import { expect, it } from 'vitest';
import { DAYS } from '#simulation';
import { leastSeen, NO_DAYS, withRun } from '#src/game/runs/seen-days.ts';

const RAINY = '5';

it('a day counts as seen once half of it has moved in', () => {
  expect(withRun(NO_DAYS, { seed: RAINY, score: 59 })).toEqual(NO_DAYS);
  expect(withRun(NO_DAYS, { seed: RAINY, score: 60 })).toEqual({ ...NO_DAYS, rain: 1 });
});

it('the next day is one of those seen least, but never the last one', () => {
  expect(leastSeen(NO_DAYS, undefined)).toEqual(DAYS);
  expect(leastSeen(NO_DAYS, 'rain')).not.toContain('rain');
  const counts = { clear: 2, golden: 1, rain: 0, sand: 1, snow: 3 };
  expect(leastSeen(counts, 'snow')).toEqual(['rain']);
  expect(leastSeen(counts, 'rain')).toEqual(['golden', 'sand']);
});
