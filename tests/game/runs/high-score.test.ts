import { expect, it } from 'vitest';
import { HIGH_SCORE_KEYS, HighScore } from '#src/game/runs/high-score.ts';
import { FakeStorage } from '../../platform/fake-storage.ts';

const KEY = HIGH_SCORE_KEYS.plain;
const storage = new FakeStorage();

function ofScore(score: string): string {
  return `{"version":1,"score":${score}}`;
}

it.each(['', '7', ...['-5', '12.5', '"9"', '99999999999999999999'].map(ofScore)])(
  'a damaged stored value, %j, counts as none',
  (damaged) => {
    storage.setItem(KEY, damaged);
    const score = new HighScore(KEY, () => storage);
    score.read();
    expect(score.value).toBe(0);
  },
);
