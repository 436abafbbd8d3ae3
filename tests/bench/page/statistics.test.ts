import { expect, test } from 'vitest';
import { ratiosOf } from './figures.ts';
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

test('a ratio is taken within a round, and only of rounds that have both', () => {
  const own = [{ task: 2 }, {}, { task: 9 }];
  const peers = [{ task: 4 }, { task: 5 }, { task: 3 }];
  expect(ratiosOf(own, peers, 'task')).toEqual([0.5, 3]);
});
