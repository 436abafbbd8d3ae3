import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import {
  contentSecurityPolicy,
  NO_SCRIPT_STYLE,
  readSettings,
  SPECULATION_RULES,
} from '#build/testing';

const STYLE = '@layer tokens{:root{--color-ink:light-dark(#111,#eee)}} /* ½ */';

const SCRIPT = '{let pressed="½"}';

const hashOf = (text: string) =>
  `'sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}'`;

/** An inline script that does not run: it says what may be fetched ahead. */
const RULES = hashOf(SPECULATION_RULES);

/** The policy's directives by name, as a browser reads them. */
function policy(env: Record<string, string>): Record<string, readonly string[]> {
  const directives = contentSecurityPolicy(
    { style: STYLE, script: SCRIPT },
    readSettings(env),
  ).split(';');
  return Object.fromEntries(
    directives.map((directive) => {
      const [name = '', ...sources] = directive.trim().split(' ');
      return [name, sources];
    }),
  );
}

const ADS = {
  VITE_ADS_SCRIPT: 'https://ads.example.com/box.js',
  VITE_ADS_ORIGINS: 'https://pictures.example.com',
};
/**
 * Scripts of third parties have policies of their own for Trusted Types, and code that is made
 * without them.
 */
const {
  'require-trusted-types-for': _sinks,
  'trusted-types': _policies,
  ...PLAIN_WITH_SCRIPTS_OF_OTHERS
} = policy({});

const ADS_ORIGINS = ['https://ads.example.com', 'https://pictures.example.com'];

test('without settings only the site itself is allowed: its inline styles and scripts by their hashes, no eval or frame', () => {
  expect(policy({})).toEqual({
    'default-src': ["'self'"],
    'script-src': ["'self'", hashOf(SCRIPT), RULES],
    'style-src': ["'self'", hashOf(STYLE), hashOf(NO_SCRIPT_STYLE)],
    'img-src': ["'self'", 'data:'],
    'connect-src': ["'self'"],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'frame-src': ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default'],
  });
});

test('analytics add their host to connect-src only', () => {
  const plain = policy({});
  expect(
    policy({ VITE_POSTHOG_KEY: 'key', VITE_POSTHOG_HOST: 'https://events.example.com' }),
  ).toEqual({
    ...plain,
    'connect-src': ["'self'", 'https://events.example.com'],
  });
  expect(policy({ VITE_POSTHOG_HOST: 'https://events.example.com' })).toEqual(plain);
});

describe('adverts', () => {
  test('add their origins for scripts, pictures, frames and requests', () => {
    const { 'style-src': _, ...plain } = PLAIN_WITH_SCRIPTS_OF_OTHERS;
    expect(policy(ADS)).toEqual({
      ...plain,
      'script-src': ["'self'", hashOf(SCRIPT), RULES, ...ADS_ORIGINS],
      'style-src': ["'self'", "'unsafe-inline'"],
      'img-src': ["'self'", 'data:', ...ADS_ORIGINS],
      'connect-src': ["'self'", ...ADS_ORIGINS],
      'frame-src': ADS_ORIGINS,
    });
  });

  test('allow inline styles, without a hash, which would disable that', () => {
    expect(policy(ADS)['style-src']?.join(' ')).not.toContain('sha256');
  });
});

test('the helper may run and send requests, but gets no frame and no inline style', () => {
  const helper = 'https://helper.example.com';
  const plain = PLAIN_WITH_SCRIPTS_OF_OTHERS;
  expect(policy({ VITE_HELPER_SCRIPT: `${helper}/helper.js` })).toEqual({
    ...plain,
    'script-src': ["'self'", hashOf(SCRIPT), RULES, helper],
    'img-src': ["'self'", 'data:', helper],
    'connect-src': ["'self'", helper],
  });
});

test('an origin with several uses is listed once', () => {
  const env = { ...ADS, VITE_HELPER_SCRIPT: 'https://ads.example.com/helper.js' };
  expect(policy(env)['script-src']).toEqual(["'self'", hashOf(SCRIPT), RULES, ...ADS_ORIGINS]);
});

test('no setting allows other inline scripts, or eval', () => {
  const everything = {
    ...ADS,
    VITE_POSTHOG_KEY: 'key',
    VITE_HELPER_SCRIPT: 'https://helper.example.com/helper.js',
  };
  expect(policy(everything)['script-src']?.filter((source) => source.startsWith("'"))).toEqual([
    "'self'",
    hashOf(SCRIPT),
    RULES,
  ]);
});
