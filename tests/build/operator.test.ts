import { describe, expect, test } from 'vitest';
import { DEFAULT_ORIGIN } from '#content';
import { formatUnset, readOrigin, validateOperator } from '#build/testing';

const COMPLETE = {
  VITE_SITE_ORIGIN: 'https://dino.test',
  VITE_OPERATOR_NAME: 'Ada Nowak',
  VITE_OPERATOR_ADDRESS: '1 Desert Road, Warsaw',
  VITE_OPERATOR_EMAIL: 'ada@dino.test',
  VITE_LOG_DAYS: '14',
  VITE_STATISTICS_MONTHS: '12',
};

test('the origin is the given one without a slash, or that of the local server', () => {
  expect(readOrigin(COMPLETE)).toBe('https://dino.test');
  expect(readOrigin({ VITE_SITE_ORIGIN: ' https://dino.test/ ' })).toBe('https://dino.test');
  for (const none of [{}, { VITE_SITE_ORIGIN: ' ' }]) expect(readOrigin(none)).toBe(DEFAULT_ORIGIN);
});

describe('a mistake fails with the name of its variable', () => {
  for (const [env, message] of [
    [{ VITE_SITE_ORIGIN: 'dino.test' }, /VITE_SITE_ORIGIN is not a web address/],
    [{ VITE_SITE_ORIGIN: 'http://dino.test' }, /VITE_SITE_ORIGIN must begin with https/],
    [{ VITE_SITE_ORIGIN: 'https://dino.test/games' }, /VITE_SITE_ORIGIN wants an origin alone/],
    [{ VITE_OPERATOR_EMAIL: 'ada at dino.test' }, /VITE_OPERATOR_EMAIL is not an e-mail address/],
    [{ VITE_LOG_DAYS: 'two weeks' }, /VITE_LOG_DAYS wants a whole number/],
    [{ VITE_STATISTICS_MONTHS: '0' }, /VITE_STATISTICS_MONTHS wants a whole number/],
  ] as const) {
    test(Object.values(env).join(), () => {
      expect(() => validateOperator(env)).toThrow(message);
    });
  }

  test('nothing unset is a mistake', () => {
    for (const env of [{}, COMPLETE]) expect(() => validateOperator(env)).not.toThrow();
  });
});

describe('the warning of the build', () => {
  test('lists what is unset, or empty, and nothing else', () => {
    const warning = formatUnset({ ...COMPLETE, VITE_OPERATOR_NAME: '', VITE_LOG_DAYS: undefined }) ?? '';
    expect([...warning.matchAll(/VITE_\w+/g)].map(([name]) => name)).toEqual(['VITE_OPERATOR_NAME', 'VITE_LOG_DAYS']);
    const all = formatUnset({}) ?? '';
    for (const name of Object.keys(COMPLETE)) expect(all).toContain(name);
  });

  test('is not given when all is set', () => {
    expect(formatUnset(COMPLETE)).toBeUndefined();
  });
});
