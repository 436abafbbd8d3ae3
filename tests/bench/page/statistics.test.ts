import { expect, test } from 'vitest';
import { compare } from './figures.ts';
import { median, percentile, spreadOf } from './statistics.ts';

test('median, minimum and maximum of unsorted values', () => {
  expect(spreadOf([3, 1, 2])).toEqual({ median: 2, min: 1, max: 3 });
  expect(median([4, 1, 2, 9])).toBe(3);
  expect(percentile([10, 20, 30, 40], 0.99)).toBe(40);
});

test('no values have no median', () => {
  expect(median([])).toBeNaN();
  expect(spreadOf([])).toBeUndefined();
});

test('two pages are compared within a round, and only in rounds that have both', () => {
  const own = [{ task: 2 }, {}, { task: 9 }, { task: 1 }];
  const peers = [{ task: 4 }, { task: 5 }, { task: 3 }, { task: 0 }];
  expect(compare(own, peers, 'task')).toEqual({ ratios: [0.5, 3], differences: [-2, 6, 1] });
});
