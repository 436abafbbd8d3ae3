import { expect, it } from 'vitest';
import { compareResult, type ComparedResult } from '#content';

const RESULT: ComparedResult = {
  score: 345,
  best: 400,
  record: false,
  assisted: false,
  practice: false,
};

it.each<[Partial<ComparedResult>, string]>([
  [{}, '55 short of your best'],
  [{ best: 345 }, 'Level with your best'],
  [{ best: 300 }, '45 ahead of your best'],
  [{ best: 300, record: true }, 'Best ever, by 45!'],
  [{ best: 300, record: true, assisted: true }, 'Assisted best, by 45!'],
  [{ best: 0 }, ''],
  [{ practice: true, score: 23, best: 31 }, '8 short of your best'],
  [{ practice: true, score: 2, best: 0 }, ''],
  [{ target: { kind: 'race', isOwn: true, score: 462 } }, '117 short of the run you raced'],
  [{ target: { kind: 'race', isOwn: true, score: 340 } }, '5 ahead of the run you raced'],
  [
    { target: { kind: 'race', isOwn: true, score: 340 }, best: 300, record: true },
    'Best ever, by 45!',
  ],
  [{ target: { kind: 'rival', name: 'Compy', score: 333 } }, 'You beat Compy, by 12!'],
  [
    { target: { kind: 'rival', name: 'Compy', score: 333 }, best: 300, record: true },
    'You beat Compy, by 12!\nBest ever, by 45!',
  ],
  [
    { target: { kind: 'rival', name: 'Compy', score: 373 }, best: 300, record: true },
    'Best ever, by 45!\n28 short of Compy',
  ],
  [{ target: { kind: 'rival', name: 'Compy', score: 343 } }, 'You beat Compy in a photo finish!'],
  [{ target: { kind: 'rival', name: 'Compy', score: 347 } }, 'Photo finish: 2 short of Compy'],
  [{ target: { kind: 'rival', name: 'Compy', score: 345 } }, 'Photo finish: level with Compy'],
  [{ target: { kind: 'rival', name: 'Compy', score: 373 } }, '28 short of Compy'],
  [{ target: { kind: 'day', score: 350 } }, '5 short of your best today'],
  [{ target: { kind: 'day', score: 340 } }, 'Your best today, by 5!'],
  [{ target: { kind: 'day', score: 0 } }, 'Your first run today'],
  [{ retry: { tries: 2, hasSucceeded: true } }, 'Made it on try 2!'],
  [{ retry: { tries: 2, hasSucceeded: false } }, 'Try 2: not yet'],
])('a result is compared in words: %j', (result, words) => {
  expect(compareResult({ ...RESULT, ...result })).toBe(words);
});
