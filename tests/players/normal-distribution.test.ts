import { expect, test } from 'vitest';
import { createRandomStream } from '#simulation';
import { normalDistribution } from './normal-distribution.ts';

test('mean, standard deviation and the share within one deviation are those of the standard normal distribution', () => {
  const next = normalDistribution(createRandomStream('a', 'test'));
  const values = Array.from({ length: 20_000 }, next);
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length;
  expect(mean).toBeCloseTo(0, 1);
  expect(Math.sqrt(variance)).toBeCloseTo(1, 1);
  expect(values.filter((value) => Math.abs(value) < 1).length / values.length).toBeCloseTo(
    0.683,
    1,
  );
  expect(values.filter((value) => Math.abs(value) > 2).length / values.length).toBeCloseTo(
    0.046,
    2,
  );
});
