import { describe, expect, test } from 'vitest';
import { DEFAULT_ORIGIN } from '#content';
import { checkUnset, readOrigin, validateOperator } from '#build/testing';

const COMPLETE = {
  VITE_SITE_ORIGIN: 'https://dino.test',
  VITE_OPERATOR_NAME: 'Ada Nowak',
  VITE_OPERATOR_ADDRESS: '1 Desert Road, Warsaw',
  VITE_OPERATOR_EMAIL: 'ada@dino.test',
  VITE_LOG_DAYS: '14',
};

const SERVICES = {
  VITE_POSTHOG_KEY: 'phc_test',
  VITE_ADS_SCRIPT: 'https://ads.example/ads.js',
  VITE_HELPER_SCRIPT: 'https://helper.example/helper.js',
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
    [{ VITE_ADS_POLICY: 'see below' }, /VITE_ADS_POLICY is not a web address/],
    [{ VITE_HELPER_MONTHS: 'ever' }, /VITE_HELPER_MONTHS wants a whole number/],
  ] as const) {
    test(Object.values(env).join(), () => {
      expect(() => validateOperator(env)).toThrow(message);
    });
  }

  test('nothing unset is a mistake', () => {
    for (const env of [{}, COMPLETE]) expect(() => validateOperator(env)).not.toThrow();
  });
});

const named = (text = '') => [...text.matchAll(/VITE_\w+(?= {2})/g)].map(([name]) => name);

describe('what is unset', () => {
  const AT_HOME = { ...COMPLETE, VITE_SITE_ORIGIN: 'http://localhost:8080' };

  test('is listed in a warning, also what is empty, and nothing else', () => {
    const env = { ...AT_HOME, VITE_OPERATOR_NAME: '', VITE_LOG_DAYS: undefined };
    expect(named(checkUnset(env))).toEqual(['VITE_OPERATOR_NAME', 'VITE_LOG_DAYS']);
    expect(named(checkUnset({}))).toEqual(Object.keys(COMPLETE));
  });

  test('is also what a service has to be told of, and not without it', () => {
    expect(named(checkUnset({ ...AT_HOME, ...SERVICES }))).toEqual([
      'VITE_STATISTICS_MONTHS',
      'VITE_ADS_COMPANY',
      'VITE_ADS_POLICY',
      'VITE_ADS_MONTHS',
      'VITE_HELPER_COMPANY',
      'VITE_HELPER_POLICY',
      'VITE_HELPER_MONTHS',
    ]);
  });

  test('ends the build of a site that is open to the public, unless one variable says otherwise', () => {
    const env = { ...COMPLETE, VITE_OPERATOR_EMAIL: ' ' };
    expect(() => checkUnset(env)).toThrow(
      /https:\/\/dino\.test[^]*VITE_OPERATOR_EMAIL[^]*VITE_ALLOW_UNSET=true/,
    );
    expect(named(checkUnset({ ...env, VITE_ALLOW_UNSET: 'true' }))).toEqual([
      'VITE_OPERATOR_EMAIL',
    ]);
  });

  test('is not told of when there is nothing', () => {
    expect(checkUnset(COMPLETE)).toBeUndefined();
  });
});
