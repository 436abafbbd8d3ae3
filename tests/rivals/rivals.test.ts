import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Band, bandAhead, beatenWith, findRival, RIVALS, rivalsToAsk } from '#rivals';
import { createRun } from '#simulation';
import { GOLDEN_RIVALS, playGoldenRivals } from './golden.ts';

const placeOf = (id: string | undefined) => RIVALS.findIndex((rival) => rival.id === id);

function search(band: Band, beaten: number) {
  let seeds = 0;
  const work = findRival(band, rivalsToAsk(beaten), () => `fresh ${(seeds += 1)}`);
  let next = work.next();
  while (next.done !== true) next = work.next();
  return next.value;
}

/** A little ahead of 120 points. */
const BAND = { from: 126, to: 156 };

test('a rival errs on a course as it always has', () => {
  expect(playGoldenRivals()).toEqual(GOLDEN_RIVALS);
});

const FIVE = [500, 40, 200, 45, 210];

test.each([
  ['usual', [30, 30], 0, 34, 45],
  ['usual', [200, 200], 0, 210, 260],
  ['usual', [1000, 1000], 0, 1050, 1300],
  ['lower', [500, 200], 0, 210, 260],
  ['middle', [...FIVE, 1], 1, 210, 260],
  ['second lowest', [...FIVE, 1], 2, 49, 60],
  ['lowest', [300, 190, 200], 2, 200, 247],
  ['only', [200], 0, 158, 195],
  ['only', [30], 0, 31, 42],
])('ahead of the %s score of %j, after %i lost races, is %i to %i', (_, scores, lost, from, to) => {
  expect(bandAhead(scores, lost)).toEqual({ from, to });
});

test('the score just reached is no aim: the next rival ends beyond it, or before it', () => {
  const scores = fc.array(fc.nat(2000), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(scores, fc.nat(4), (latestFirst, lost) => {
      const [last = 0] = latestFirst;
      const { from = last, to = last } = bandAhead(latestFirst, lost) ?? {};
      expect(to - from).toBeGreaterThan(9);
      expect(from > last || to < last).toBe(true);
    }),
  );
});

test('nobody is ahead of no run', () => {
  expect(bandAhead([], 0)).toBeUndefined();
});

test.each([0, 1, 4, 7, 10, 13])(
  'with %i beaten, the next one ends in the band on some fresh course, in every lap',
  (beaten) => {
    const found = search(BAND, beaten);
    const { view } = found?.run ?? {};
    expect([placeOf(found?.rival.id), view?.gameOver]).toEqual([beaten % 10, true]);
    expect(view?.score).toBeGreaterThanOrEqual(BAND.from);
    expect(view?.score).toBeLessThanOrEqual(BAND.to);

    const again = createRun(view?.seed ?? '');
    for (const input of found?.inputs ?? []) again.step(input);
    expect(again.hash()).toBe(found?.run.hash());
  },
);

test('where the next one errs too much, another unbeaten one comes', () => {
  expect(placeOf(search({ from: 1050, to: 1300 }, 0)?.rival.id)).toBeGreaterThan(1);
});

test('where all unbeaten ones err too little, one comes that has been beaten lately', () => {
  expect([7, 8]).toContain(placeOf(search({ from: 44, to: 55 }, 9)?.rival.id));
});

test('the search ends without a rival where none can end', () => {
  expect(search({ from: 1, to: 2 }, 0)).toBeUndefined();
});

test.each([
  ['compy', 0, 1],
  ['oviraptor', 0, 3],
  ['compy', 3, 3],
  ['troodon', 9, 10],
  ['compy', 10, 11],
  ['stegosaur', 23, 23],
] as const)('with %s, after %i, there are %i beaten', (id, before, after) => {
  expect(beatenWith(id, before)).toBe(after);
});
