import { expect, test } from 'vitest';
import { verify } from '#replay';
import { THREAT_KINDS } from '#simulation';
import { GOLDEN } from './golden.ts';

test('each kind of threat ends a golden replay', () => {
  expect(new Set(GOLDEN.map(({ crash }) => crash))).toEqual(new Set(THREAT_KINDS));
});

test.each(GOLDEN)('$name has the result that it had when it was made', (golden) => {
  const { replay, score, metres, steps, crash, hash } = golden;
  expect(verify(replay)).toMatchObject({ score, metres, steps, crash, hash });
});
