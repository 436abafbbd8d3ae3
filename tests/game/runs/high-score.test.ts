import { expect, it } from 'vitest';
import { HIGH_SCORE_KEYS, HighScore } from '#game/testing';

let stored: string | null = null;

function open(): HighScore {
  return new HighScore(HIGH_SCORE_KEYS.plain, () => ({
    getItem: () => stored,
    setItem: (_, value) => void (stored = value),
    removeItem: () => void (stored = null),
  }));
}

it.each(['', '-5', '12.5', '1e3', 'NaN', '99999999999999999999'])(
  'a damaged stored value, %j, counts as none',
  (damaged) => {
    stored = damaged;
    expect(open().value).toBe(0);
  },
);

it('a better score of another tab is taken over, and not overwritten', () => {
  const score = open();
  stored = '500';
  score.offer(300);
  expect([score.value, stored]).toEqual([500, '500']);
});
