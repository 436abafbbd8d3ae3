import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { contentSecurityPolicy } from '#src/build/serve/content-security-policy.ts';
import { NO_SCRIPT_STYLE, SPECULATION_RULES } from '#src/build/html.ts';
import { readSettings } from '#src/build/environment.ts';

const STYLE = '@layer tokens{:root{--color-ink:light-dark(#111,#eee)}} /* ½ */';
const SCRIPT = '{let pressed="½"}';

const hashOf = (text: string) =>
  `'sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}'`;

const OWN_SCRIPTS = ["'self'", hashOf(SCRIPT), hashOf(SPECULATION_RULES)];

function policy(env: Record<string, string>): Record<string, readonly string[]> {
  const parts = { style: STYLE, script: SCRIPT };
  const directives = contentSecurityPolicy(parts, readSettings(env)).split(';');
  return Object.fromEntries(
    directives.map((directive) => {
      const [name = '', ...sources] = directive.trim().split(' ');
      return [name, sources];
    }),
  );
}

const PLAIN = policy({});

/** Third-party scripts have Trusted Types policies of their own. */
const {
  'require-trusted-types-for': _sinks,
  'trusted-types': _policies,
  ...WITH_SCRIPTS_OF_OTHERS
} = PLAIN;

test('without settings only the site itself is allowed: its inline styles and scripts by their hashes, no eval or foreign frame', () => {
  expect(PLAIN).toEqual({
    'default-src': ["'self'"],
    'script-src': OWN_SCRIPTS,
    'style-src': ["'self'", hashOf(STYLE), hashOf(NO_SCRIPT_STYLE)],
    'img-src': ["'self'", 'data:'],
    'connect-src': ["'self'"],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'frame-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['service-worker'],
  });
});

test('statistics may be sent to their host, and nothing else', () => {
  const host = 'https://events.example.com';
  expect(policy({ VITE_POSTHOG_KEY: 'key', VITE_POSTHOG_HOST: host })).toEqual({
    ...PLAIN,
    'connect-src': ["'self'", host],
  });
});

test('adverts may have scripts, pictures, frames and requests of their origins, and inline styles', () => {
  const origins = ['https://ads.example.com', 'https://pictures.example.com'];
  const env = {
    VITE_ADS_SCRIPT: 'https://ads.example.com/box.js',
    VITE_ADS_ORIGINS: 'https://pictures.example.com',
  };
  expect(policy(env)).toEqual({
    ...WITH_SCRIPTS_OF_OTHERS,
    'script-src': [...OWN_SCRIPTS, ...origins],
    // A hash would disable inline styles.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', ...origins],
    'connect-src': ["'self'", ...origins],
    'frame-src': ["'self'", ...origins],
  });
});

test('the helper may run and send requests, but gets no frame and no inline style', () => {
  const helper = 'https://helper.example.com';
  expect(policy({ VITE_HELPER_SCRIPT: `${helper}/helper.js` })).toEqual({
    ...WITH_SCRIPTS_OF_OTHERS,
    'script-src': [...OWN_SCRIPTS, helper],
    'img-src': ["'self'", 'data:', helper],
    'connect-src': ["'self'", helper],
  });
});
