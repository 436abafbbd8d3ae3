import { describe, expect, test } from 'vitest';
import { formatHeadersFile, headersFor, headerTable, readSettings } from '#build/testing';
import { PAGES } from '../../e2e/paths.ts';
import { PLAIN, siteOf } from './site.ts';

const SITE = siteOf(['/', '/faq', '/dino-run']);
const FILE = formatHeadersFile(headerTable(SITE, PLAIN));

const EVERYWHERE = [
  'Content-Security-Policy',
  'Cross-Origin-Opener-Policy',
  'Permissions-Policy',
  'Referrer-Policy',
  'Strict-Transport-Security',
  'X-Content-Type-Options',
  'X-Frame-Options',
];

describe('the headers that a host adds', () => {
  for (const [path, caching] of [
    ['/', 'no-cache'],
    ['/faq', 'no-cache'],
    ['/faq/', 'no-cache'],
    ['/sw.js', 'no-cache'],
    ['/site.webmanifest', 'no-cache'],
    ['/robots.txt', 'no-cache'],
    ['/assets/index-B1cD2eF3.js', 'public, max-age=31536000, immutable'],
    ['/dino-assets/sprite.png', 'public, max-age=3600, stale-while-revalidate=86400'],
    ['/pictures/og-jump.png', 'public, max-age=3600, stale-while-revalidate=86400'],
    ['/nowhere', undefined],
  ] as const) {
    test(`${path}: every header once, caching ${caching ?? 'left to the host'}`, () => {
      const headers = headersFor(FILE, path);
      expect([...headers.keys()].sort()).toEqual(
        [...EVERYWHERE, ...(caching === undefined ? [] : ['Cache-Control'])].sort(),
      );
      expect(headers.get('Cache-Control')).toBe(caching);
      expect(headers.get('X-Frame-Options')).toBe('DENY');
    });
  }

  test.each([
    [{}, 'max-age=63072000'],
    [{ VITE_HSTS_SUBDOMAINS: 'true' }, 'max-age=63072000; includeSubDomains'],
  ])('with the environment %j, https is required by %j', (env, value) => {
    const file = formatHeadersFile(headerTable(SITE, readSettings(env)));
    expect(headersFor(file, '/').get('Strict-Transport-Security')).toBe(value);
  });

  test('values of two rules for one header are joined, as hosts do', () => {
    const file =
      '/*\n  Cache-Control: no-cache\n  X-One: 1\n/assets/*\n  Cache-Control: immutable\n';
    expect(headersFor(file, '/assets/a.js').get('Cache-Control')).toBe('no-cache, immutable');
    expect(headersFor(file, '/other').get('Cache-Control')).toBe('no-cache');
  });

  test('a value may contain colons', () => {
    expect(headersFor(FILE, '/').get('Content-Security-Policy')).toContain("img-src 'self' data:;");
  });
});

describe('the limits of Cloudflare Pages', () => {
  test('are far from reached by the real pages', () => {
    const lines = formatHeadersFile(headerTable(siteOf(PAGES), PLAIN)).split('\n');
    expect(lines.filter((line) => line.startsWith('/')).length).toBeLessThan(80);
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(1000);
  });

  test('fail the build if exceeded', () => {
    const many = siteOf(Array.from({ length: 60 }, (_, index) => `/page-${index}`));
    expect(() => formatHeadersFile(headerTable(many, PLAIN))).toThrow(
      /has 130 rules; Cloudflare reads 100/,
    );
    const origins = Array.from(
      { length: 40 },
      (_, index) => `https://adverts-${index}.example.com`,
    );
    expect(() => formatHeadersFile(headerTable(SITE, { ...PLAIN, adverts: origins }))).toThrow(
      /over 2000 characters/,
    );
  });
});
