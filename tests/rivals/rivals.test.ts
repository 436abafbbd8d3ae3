import { expect, test } from 'vitest';
import { bandAhead, findRival, type RivalRun } from '#rivals';
import { createRun } from '#simulation';
import { GOLDEN_RIVALS, playGoldenRivals } from './golden.ts';

function search(from: number, to: number): { found: RivalRun | undefined; seeds: number } {
  let seeds = 0;
  const work = findRival({ from, to }, () => `fresh ${(seeds += 1)}`);
  let next = work.next();
  while (next.done !== true) next = work.next();
  return { found: next.value, seeds };
}

test('a rival errs on a course as it always has', () => {
  expect(playGoldenRivals()).toEqual(GOLDEN_RIVALS);
});

test.each([
  [30, 40, 55],
  [60, 70, 85],
  [200, 210, 260],
  [1000, 1050, 1300],
])('ahead of %i points is what ends from %i to %i', (score, from, to) => {
  expect(bandAhead(score)).toEqual({ from, to });
});

test.each([60, 250, 1000])(
  'on some fresh course a rival ends a little beyond %i points',
  (score) => {
    const { from, to } = bandAhead(score);
    const { found } = search(from, to);
    const { view } = found?.run ?? {};
    expect(view).toMatchObject({ gameOver: true });
    expect(view?.score).toBeGreaterThanOrEqual(from);
    expect(view?.score).toBeLessThanOrEqual(to);

    const again = createRun(view?.seed ?? '');
    for (const input of found?.inputs ?? []) again.step(input);
    expect(again.hash()).toBe(found?.run.hash());
  },
);

test('the search ends without a rival where none can end', () => {
  expect(search(1, 2)).toEqual({ found: undefined, seeds: 320 });
});
