import { expect, it } from 'vitest';
import { HIGH_SCORE_KEYS, HighScore } from '#game/testing';
import type { TextStorage } from '#platform';

const KEY = 'dino-high-score';

function memory(
  content: Record<string, string> = {},
): TextStorage & { readonly content: Record<string, string> } {
  return {
    content,
    getItem: (key) => content[key] ?? null,
    setItem: (key, value) => {
      content[key] = value;
    },
    removeItem: (key) => {
      delete content[key];
    },
  };
}

it('the high score is the best score, and survives a reload', () => {
  const storage = memory();
  const before = new HighScore(HIGH_SCORE_KEYS.plain, () => storage);
  before.offer(120);
  before.offer(80);
  expect(before.value).toBe(120);
  expect(new HighScore(HIGH_SCORE_KEYS.plain, () => storage).value).toBe(120);
});

it.each(['', '-5', '12.5', '1e3', 'NaN', '99999999999999999999'])(
  'a damaged stored value, %j, counts as none',
  (damaged) => {
    expect(new HighScore(HIGH_SCORE_KEYS.plain, () => memory({ [KEY]: damaged })).value).toBe(0);
  },
);

it('a better score of another tab is taken over, and not overwritten', () => {
  const storage = memory();
  const score = new HighScore(HIGH_SCORE_KEYS.plain, () => storage);
  storage.content[KEY] = '500';
  score.offer(300);
  expect(score.value).toBe(500);
  expect(storage.content[KEY]).toBe('500');
});
