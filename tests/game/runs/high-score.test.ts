import { expect, it } from 'vitest';
import { HIGH_SCORE_KEYS, HighScore } from '#game/testing';
import { FakeStorage } from '../../platform/fake-storage.ts';

const KEY = HIGH_SCORE_KEYS.plain;
const storage = new FakeStorage();
const open = () => new HighScore(KEY, () => storage);

it.each(['', '-5', '12.5', '1e3', 'NaN', '99999999999999999999'])(
  'a damaged stored value, %j, counts as none',
  (damaged) => {
    storage.setItem(KEY, damaged);
    expect(open().value).toBe(0);
  },
);

it('a better score of another tab is taken over, and not overwritten', () => {
  const score = open();
  storage.setItem(KEY, '500');
  score.offer(300);
  expect([score.value, storage.getItem(KEY)]).toEqual([500, '500']);
});
