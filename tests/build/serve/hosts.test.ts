import { expect, test } from 'vitest';
import { canonicalPath, formatRedirectsFile } from '#src/build/serve/old-address.ts';
import { formatHeadersFile, headersFor } from '#src/build/serve/headers-file.ts';
import { formatNginx } from '#src/build/serve/nginx.ts';
import { headerTable } from '#src/build/serve/headers.ts';
import { readSettings } from '#src/build/environment.ts';
import { PLAIN, siteOf } from './site.ts';

const SITE = siteOf(['/', '/faq', '/dino-run', '/embed', '/embed-the-game']);
const PATHS = new Set(['/', '/faq', '/dino-run']);
const TABLE = headerTable(SITE, PLAIN);

test.each([
  ['/', 'no-cache'],
  ['/faq/', 'no-cache'],
  ['/sw.js', 'no-cache'],
  ['/assets/index-B1cD2eF3.js', 'public, max-age=31536000, immutable'],
  ['/pictures/og-jump.png', 'public, max-age=3600, stale-while-revalidate=86400'],
  ['/nowhere', undefined],
])('the headers file has every header for %s, with the caching %s', (path, caching) => {
  const headers = headersFor(formatHeadersFile(TABLE), path);
  expect(headers.get('Cache-Control')).toBe(caching);
  for (const [name, value] of Object.entries(TABLE.everywhere))
    expect(headers.get(name)).toBe(value);
});

/** By nginx's rules for a map: the first pattern that matches. */
function nginxHeader(config: string, name: string, uri: string): string | undefined {
  const [, variable = ''] = new RegExp(`add_header ${name} \\$(\\w+) `).exec(config) ?? [];
  const [, map = ''] = new RegExp(`map \\$uri \\$${variable} \\{([^}]*)\\}`).exec(config) ?? [];
  const rules = [...map.matchAll(/^ +(?:~(\S+)|default) "(.*)";$/gm)];
  return rules.findLast(([, pattern = '']) => new RegExp(pattern).test(uri))?.[2] || undefined;
}

test.each([
  ['/embed', '/embed.html', true],
  ['/embed/', '/embed//index.html', true],
  ['/embed-the-game', '/embed-the-game.html', false],
  ['/embed/nowhere', '/404.html', false],
  ['/', '/index.html', false],
])('a page of anybody may have %s in a frame: %s', (path, file, isSo) => {
  const settings = { ...PLAIN, adverts: ['https://ads.example'], helper: 'https://helper.example' };
  const table = headerTable(SITE, settings);
  const headers = headersFor(formatHeadersFile(table), path);
  const config = formatNginx(table, [...PATHS]);
  for (const header of [
    (name: string) => headers.get(name),
    (name: string) => nginxHeader(config, name, file),
  ]) {
    expect(header('X-Frame-Options')).toBe(isSo ? undefined : 'DENY');
    const policy = header('Content-Security-Policy') ?? '';
    expect(policy).toMatch(isSo ? /; frame-ancestors \*;/ : /; frame-ancestors 'none'/);
    expect(policy.includes('example')).toBe(!isSo);
  }
});

test('each path has one rule, because Cloudflare forgets all but the last', () => {
  const paths = formatHeadersFile(TABLE)
    .split('\n')
    .filter((line) => line.startsWith('/'));
  expect(new Set(paths).size).toBe(paths.length);
});

test('https is required for subdomains if the environment says so', () => {
  const settings = readSettings({ VITE_HSTS_SUBDOMAINS: 'true' });
  const file = formatHeadersFile(headerTable(SITE, settings));
  const header = headersFor(file, '/').get('Strict-Transport-Security');
  expect(header).toBe('max-age=63072000; includeSubDomains');
});

test('a line that Cloudflare Pages would ignore fails the build', () => {
  const adverts = Array.from({ length: 40 }, (_, index) => `https://adverts-${index}.example.com`);
  expect(() => formatHeadersFile(headerTable(SITE, { ...PLAIN, adverts }))).toThrow(
    /over 2000 characters/,
  );
});

test.each(['say "no"', '$uri', 'a\\b', 'a\nb'])(
  'a value that nginx would change fails the build: %j',
  (value) => {
    const table = { ...TABLE, everywhere: { 'X-Odd': value } };
    expect(() => formatNginx(table, [...PATHS])).toThrow(/nginx/);
  },
);

test('an old spelling leads to the canonical path, and every other path stays', () => {
  const config = formatNginx(TABLE, [...PATHS]);
  const map = /map \$uri \$dino_canonical \{([^}]*)\}/.exec(config)?.[1] ?? '';
  const rules = [...map.matchAll(/^ +~(\S+) (\S+);$/gm)];
  const byNginx = (path: string) =>
    rules.find(([, pattern = '']) => new RegExp(pattern).test(path))?.[2];
  for (const redirect of [byNginx, (path: string) => canonicalPath(path, PATHS)]) {
    for (const old of ['/faq.html', '/faq/index.html', '/faq/index'])
      expect(redirect(old), old).toBe('/faq');
    expect(redirect('/index.html')).toBe('/');
    for (const path of [
      '/',
      '/faq',
      '/faq/',
      '/FAQ',
      '/faq/nowhere',
      '/404.html',
      '/faqhtml',
      '/sw.js',
    ])
      expect(redirect(path), path).toBeUndefined();
  }
});

test('the redirects file has a rule for each file of a page, forced because the file exists', () => {
  const rules = formatRedirectsFile([...PATHS])
    .trim()
    .split('\n');
  expect(rules).toContain('/faq/index.html /faq 301!');
  for (const rule of rules) {
    const [old = '', path, status] = rule.split(' ');
    expect([path, status]).toEqual([canonicalPath(old, PATHS), '301!']);
  }
});
