import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { describe, expect, test } from 'vitest';
import { DEFAULT_ORIGIN } from '#content';
import { checkUnset, readOrigin, readSettings, validateOperator } from '#src/build/environment.ts';

const COMPLETE = {
  VITE_SITE_ORIGIN: 'https://dino.test',
  VITE_OPERATOR_NAME: 'Ada Nowak',
  VITE_OPERATOR_ADDRESS: '1 Desert Road, Warsaw',
  VITE_OPERATOR_EMAIL: 'ada@dino.test',
  VITE_LOG_DAYS: '14',
};

test('the origin is the given one without a slash, or that of the local server', () => {
  expect(readOrigin({ VITE_SITE_ORIGIN: ' https://dino.test/ ' })).toBe('https://dino.test');
  expect(readOrigin({ VITE_SITE_ORIGIN: ' ' })).toBe(DEFAULT_ORIGIN);
});

describe('a mistake fails with the name of its variable:', () => {
  test.each([
    [{ VITE_SITE_ORIGIN: 'dino.test' }, /VITE_SITE_ORIGIN is not a web address/],
    [{ VITE_SITE_ORIGIN: 'http://dino.test' }, /VITE_SITE_ORIGIN must begin with https/],
    [{ VITE_SITE_ORIGIN: 'https://dino.test/games' }, /VITE_SITE_ORIGIN wants an origin alone/],
    [{ VITE_OPERATOR_EMAIL: 'ada at dino.test' }, /VITE_OPERATOR_EMAIL is not an e-mail address/],
    [{ VITE_LOG_DAYS: 'two weeks' }, /VITE_LOG_DAYS wants a whole number/],
    [{ VITE_ADS_POLICY: 'see below' }, /VITE_ADS_POLICY is not a web address/],
  ])('%j', (env, message) => {
    expect(() => validateOperator(env)).toThrow(message);
    expect(() => validateOperator(COMPLETE)).not.toThrow();
  });

  const script = 'https://ads.example.com/box.js';

  test.each([
    [{ VITE_POSTHOG_HOST: 'eu.i.posthog.com' }, /VITE_POSTHOG_HOST is not a web address/],
    [{ VITE_HELPER_SCRIPT: 'http://helper.example.com/a.js' }, /VITE_HELPER_SCRIPT must begin/],
    [{ VITE_HELPER_SCRIPT: 'javascript:alert(1)' }, /VITE_HELPER_SCRIPT/],
    [{ VITE_HELPER_SCRIPT: "https://a.example.com;script-src'*'/" }, /VITE_HELPER_SCRIPT/],
    [{ VITE_HELPER_SCRIPT: 'https://*/a.js' }, /VITE_HELPER_SCRIPT has a host that no header/],
    [{ VITE_ADS_SCRIPT: script, VITE_ADS_ORIGINS: 'https://a.example/b' }, /VITE_ADS_ORIGINS/],
    [{ VITE_ADS_ORIGINS: 'https://ads.example.com' }, /VITE_ADS_ORIGINS is set, but/],
    [{ VITE_HSTS_SUBDOMAINS: 'yes' }, /VITE_HSTS_SUBDOMAINS must be true or false, not 'yes'/],
  ])('%j', (env, message) => {
    expect(() => readSettings(env)).toThrow(message);
  });
});

const named = (text = '') => [...text.matchAll(/VITE_\w+(?= {2})/g)].map(([name]) => name);

describe('what is unset', () => {
  const AT_HOME = { ...COMPLETE, VITE_SITE_ORIGIN: 'http://localhost:8080' };

  test('is listed in a warning, also if it is empty, and so is what a service needs', () => {
    const env = { ...AT_HOME, VITE_OPERATOR_NAME: '', VITE_LOG_DAYS: undefined };
    expect(named(checkUnset(env))).toEqual(['VITE_OPERATOR_NAME', 'VITE_LOG_DAYS']);
    expect(named(checkUnset({ ...AT_HOME, VITE_ADS_SCRIPT: 'https://ads.example' }))).toEqual([
      'VITE_ADS_COMPANY',
      'VITE_ADS_POLICY',
      'VITE_ADS_MONTHS',
    ]);
    expect(checkUnset(COMPLETE)).toBeUndefined();
  });

  test('fails the build of a public site, unless one variable says otherwise', () => {
    const env = { ...COMPLETE, VITE_OPERATOR_EMAIL: ' ' };
    expect(() => checkUnset(env)).toThrow(/VITE_OPERATOR_EMAIL[^]*VITE_ALLOW_UNSET=true/);
    expect(named(checkUnset({ ...env, VITE_ALLOW_UNSET: 'true' }))).toEqual([
      'VITE_OPERATOR_EMAIL',
    ]);
  });
});

describe('the origins that a page may load from', () => {
  test('are none with an empty environment, or a host of statistics without a key', () => {
    const none = {
      analytics: undefined,
      adverts: undefined,
      helper: undefined,
      hstsSubdomains: false,
    };
    expect(readSettings({ VITE_POSTHOG_KEY: '', VITE_ADS_SCRIPT: '' })).toEqual(none);
    expect(readSettings({ VITE_POSTHOG_HOST: 'https://events.example' })).toEqual(none);
  });

  test('are those of the services, each once', () => {
    const settings = readSettings({
      VITE_POSTHOG_KEY: 'key',
      VITE_ADS_SCRIPT: 'https://ads.example.com/box.js?client=1',
      VITE_ADS_ORIGINS: '  https://*.example.net\nhttps://ads.example.com ',
      VITE_HELPER_SCRIPT: 'https://helper.example.com/lib/helper.js',
    });
    expect(settings).toMatchObject({
      analytics: 'https://eu.i.posthog.com',
      adverts: ['https://ads.example.com', 'https://*.example.net'],
      helper: 'https://helper.example.com',
    });
  });
});

test('.env.example has every variable of the README, and changes nothing as it is', () => {
  const inReadme = new Set(readFileSync('README.md', 'utf8').match(/VITE_\w+/g));
  const example = parseEnv(readFileSync('.env.example', 'utf8'));
  expect(Object.keys(example).sort()).toEqual([...inReadme].sort());
  expect(new Set(Object.values(example))).toEqual(new Set(['']));
});
