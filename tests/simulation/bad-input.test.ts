import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { createRun, INPUT } from '#simulation';
import { stepUntil, take } from './play.ts';

test('a seed that is neither text nor a safe integer is a RangeError', () => {
  for (const seed of [undefined, null, {}, 5n, Symbol('seed'), NaN, Infinity, 0.5, 2 ** 53])
    expect(() => void Reflect.apply(createRun, undefined, [seed])).toThrow(RangeError);
});

test('any text and any safe integer is a seed', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.maxSafeInteger()), (seed) => {
      const run = createRun(seed);
      take(run, 3);
      expect(run.view.seed).toBe(String(seed));
    }),
  );
});

test('an input that is no sum of known bits is a RangeError and takes no step', () => {
  const { view, ...run } = createRun('a');
  const all = Object.values(INPUT).reduce<number>((sum, bit) => sum | bit, 0);
  for (const input of [undefined, '1', NaN, 0.5, Infinity, -1, all + 1, 2 ** 32])
    expect(() => void Reflect.apply(Reflect.get(run, 'step'), run, [input])).toThrow(RangeError);
  expect(view.steps).toBe(0);
  run.step(all);
  expect(view.steps).toBe(1);
});

test('a finished run stays finished and as it is', () => {
  const run = createRun('a');
  const end = stepUntil(run, (now) => now.gameOver);
  const hash = run.hash();
  take(run, 100, INPUT.jump);
  expect(run.hash()).toBe(hash);
  expect(run.snapshot()).toEqual(end);
  expect(run.view.happened).toBe(0);
  expect(run.view.events).toHaveLength(0);
});
