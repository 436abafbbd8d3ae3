import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { courseFigures } from './course-figures.ts';
import { type CurveFigures, readCurveFigures } from './curve-figures.ts';
import { drawCurves } from './draw-curves.ts';
import { quantile } from './quantile.ts';
import { shareAlive } from './survival.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'curves-'));
afterAll(() => rmSync(folder, { recursive: true }));

function figures(rulesVersion: number, scores: readonly number[]): CurveFigures {
  const buckets = courseFigures([
    [
      { step: 300, score: 50, kind: 'cactus', window: 15 },
      { step: 360, score: 60, kind: 'cactus', window: 20 },
    ],
  ]);
  const runs = { runs: scores.length, seedsFrom: 0, until: 10_000 };
  return { rulesVersion, ...runs, survivals: [{ spread: 100, scores }], courses: 1, buckets };
}

test('a quantile lies between two values, and there is none of nothing', () => {
  expect(quantile([1, 3], 0.5)).toBe(2);
  expect(quantile([1, 2, 10], 1)).toBe(10);
  expect(quantile([], 0.5)).toBeNaN();
});

test('the share alive counts runs that reached the score', () => {
  const survival = { spread: 100, scores: [10, 20, 20, 40] };
  expect([10, 20, 21, 41].map((score) => shareAlive(survival, score))).toEqual([1, 0.75, 0.25, 0]);
});

test('the picture names the medians of both states, and has a number for every place', () => {
  const picture = drawCurves(figures(2, [100, 500, 900]), figures(1, [100, 200, 900]));
  expect(picture).toContain('100 ms: median 200 → 500');
  expect(picture).toContain('version 1');
  expect(picture).toContain('stroke-dasharray');
  expect(picture).not.toMatch(/NaN|Infinity|undefined/);
  expect(drawCurves(figures(1, [100]), null)).not.toContain('stroke-dasharray');
});

test('only players that were measured now are compared', () => {
  const now = { ...figures(2, [100]), buckets: [] };
  const before = { ...figures(1, [100]), survivals: [{ spread: 50, scores: [900] }] };
  expect(drawCurves(now, before)).not.toContain('stroke-dasharray');
});

test('saved figures are read as they were, and anything else is refused', () => {
  const file = path.join(folder, 'figures.json');
  writeFileSync(file, JSON.stringify(figures(1, [1, 2])));
  expect(readCurveFigures(file)).toEqual(figures(1, [1, 2]));
  writeFileSync(file, JSON.stringify({ ...figures(1, []), buckets: 'none' }));
  expect(() => readCurveFigures(file)).toThrow();
});
