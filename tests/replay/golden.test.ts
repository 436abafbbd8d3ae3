import { describe, expect, test } from 'vitest';
import { verify } from '#replay';
import { THREAT_KINDS } from '#simulation';
import { GOLDEN } from './golden.ts';

test('there are at least twenty golden replays, with a crash into each kind of threat', () => {
  expect(GOLDEN.length).toBeGreaterThanOrEqual(20);
  expect(new Set(GOLDEN.map(({ crash }) => crash))).toEqual(new Set(THREAT_KINDS));
});

describe('a golden replay has the result that it had when it was made', () => {
  test.each(GOLDEN)('$name', ({ replay, score, metres, steps, crash, hash }) => {
    expect(verify(replay)).toMatchObject({ score, metres, steps, crash, hash });
  });
});
