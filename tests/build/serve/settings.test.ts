import { describe, expect, test } from 'vitest';
import { readSettings } from '#build/testing';

test('an empty environment, or one of empty variables, allows no third parties', () => {
  const none = {
    analytics: undefined,
    adverts: undefined,
    helper: undefined,
    hstsSubdomains: false,
  };
  expect(readSettings({})).toEqual(none);
  expect(
    readSettings({ VITE_POSTHOG_KEY: '', VITE_ADS_SCRIPT: '', VITE_ADS_ORIGINS: ' ' }),
  ).toEqual(none);
});

describe('analytics', () => {
  test('go to the EU host by default, or to the configured one', () => {
    expect(readSettings({ VITE_POSTHOG_KEY: 'key' }).analytics).toBe('https://eu.i.posthog.com');
    const own = { VITE_POSTHOG_KEY: 'key', VITE_POSTHOG_HOST: 'https://events.example.com/' };
    expect(readSettings(own).analytics).toBe('https://events.example.com');
  });

  test('are off without a key, whatever the host', () => {
    expect(
      readSettings({ VITE_POSTHOG_HOST: 'https://events.example.com' }).analytics,
    ).toBeUndefined();
  });
});

describe('https for subdomains', () => {
  test('is required only where the variable is true', () => {
    expect(readSettings({ VITE_HSTS_SUBDOMAINS: 'true' }).hstsSubdomains).toBe(true);
    expect(readSettings({ VITE_HSTS_SUBDOMAINS: 'false' }).hstsSubdomains).toBe(false);
  });

  test('is no guess: another value is an error', () => {
    expect(() => readSettings({ VITE_HSTS_SUBDOMAINS: 'yes' })).toThrow(
      /VITE_HSTS_SUBDOMAINS must be true or false, not 'yes'/,
    );
  });
});

describe('adverts and the helper', () => {
  test('are allowed by the origins of their scripts and the further origins, each once', () => {
    const settings = readSettings({
      VITE_ADS_SCRIPT: 'https://ads.example.com/box.js?client=1',
      VITE_ADS_ORIGINS:
        '  https://pictures.example.com https://*.example.net\nhttps://ads.example.com ',
      VITE_HELPER_SCRIPT: 'https://helper.example.com/lib/helper.js',
    });
    expect(settings.adverts).toEqual([
      'https://ads.example.com',
      'https://pictures.example.com',
      'https://*.example.net',
    ]);
    expect(settings.helper).toBe('https://helper.example.com');
  });

  test('further origins without a script are an error', () => {
    expect(() => readSettings({ VITE_ADS_ORIGINS: 'https://ads.example.com' })).toThrow(
      /VITE_ADS_ORIGINS is set, but VITE_ADS_SCRIPT/,
    );
  });
});

describe('an invalid URL fails with the name of its variable', () => {
  const script = 'https://ads.example.com/box.js';

  for (const [env, message] of [
    [
      { VITE_POSTHOG_HOST: 'eu.i.posthog.com' },
      /VITE_POSTHOG_HOST is not a web address: 'eu\.i\.posthog\.com'/,
    ],
    [{ VITE_ADS_SCRIPT: '/ads.js' }, /VITE_ADS_SCRIPT is not a web address/],
    [
      { VITE_HELPER_SCRIPT: 'http://helper.example.com/a.js' },
      /VITE_HELPER_SCRIPT must begin with https/,
    ],
    [{ VITE_HELPER_SCRIPT: 'javascript:alert(1)' }, /VITE_HELPER_SCRIPT/],
    [{ VITE_HELPER_SCRIPT: "https://a.example.com;script-src'*'/" }, /VITE_HELPER_SCRIPT/],
    [
      { VITE_HELPER_SCRIPT: 'https://*/a.js' },
      /VITE_HELPER_SCRIPT has a host that no header can name/,
    ],
    [
      { VITE_ADS_SCRIPT: script, VITE_ADS_ORIGINS: 'https://a.example.com/path' },
      /VITE_ADS_ORIGINS wants origins/,
    ],
    [
      { VITE_ADS_SCRIPT: script, VITE_ADS_ORIGINS: 'https://a.example.com, https://b.example.com' },
      /VITE_ADS_ORIGINS/,
    ],
  ] as const) {
    test(Object.values(env).join(' with '), () => {
      expect(() => readSettings(env)).toThrow(message);
    });
  }

  test('a server on this machine may use plain http', () => {
    const env = { VITE_POSTHOG_KEY: 'key', VITE_POSTHOG_HOST: 'http://127.0.0.1:8010' };
    expect(readSettings(env).analytics).toBe('http://127.0.0.1:8010');
  });
});
