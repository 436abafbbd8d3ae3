import { expect, test } from 'vitest';
import { firstChange } from './first-change.ts';

test('the first picture that the key changes', () => {
  expect(firstChange([1, 2, 3, 4], [1, 2, 9, 9])).toBe(2);
});

test('no answer where the runs differ by more than the key, or not at all', () => {
  expect(() => firstChange([1, 2], [0, 2])).toThrow('before the key');
  expect(() => firstChange([1, 2], [1, 2])).toThrow('changed nothing');
});
