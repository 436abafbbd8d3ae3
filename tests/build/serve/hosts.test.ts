import { expect, test } from 'vitest';
import { canonicalPath, formatRedirectsFile } from '#src/build/serve/old-address.ts';
import { formatHeadersFile, headersFor } from '#src/build/serve/headers-file.ts';
import { formatNginx } from '#src/build/serve/nginx.ts';
import { type HeaderTable, headerTable } from '#src/build/serve/headers.ts';
import { readSettings } from '#src/build/environment.ts';
import { PLAIN, siteOf } from './site.ts';

const SITE = siteOf(['/', '/faq', '/dino-run', '/embed', '/embed-the-game']);
const PATHS = new Set(['/', '/faq', '/dino-run']);
const TABLE = headerTable(SITE, PLAIN);

type Header = (name: string) => string | undefined;

/** By nginx's rules for a map: the first pattern that matches. */
function nginxHeader(config: string, name: string, file: string): string | undefined {
  const [, variable = ''] = new RegExp(`add_header ${name} \\$(\\w+) `).exec(config) ?? [];
  const [, map = ''] = new RegExp(`map \\$uri \\$${variable} \\{([^}]*)\\}`).exec(config) ?? [];
  const rules = [...map.matchAll(/^ +(?:~(\S+)|default) "(.*)";$/gm)];
  return rules.findLast(([, pattern = '']) => new RegExp(pattern).test(file))?.[2] || undefined;
}

/** A header of this path at hosts that read the headers file, and of its file at nginx. */
function onEachHost(table: HeaderTable, path: string, file: string): readonly Header[] {
  const headers = headersFor(formatHeadersFile(table), path);
  const config = formatNginx(table, [...PATHS]);
  return [(name) => headers.get(name), (name) => nginxHeader(config, name, file)];
}

test('every response has the headers that protect the site', () => {
  expect(Object.fromEntries(headersFor(formatHeadersFile(TABLE), '/nowhere'))).toEqual({
    ...TABLE.everywhere,
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Strict-Transport-Security': 'max-age=63072000',
    'X-Content-Type-Options': 'nosniff',
  });
  const features = TABLE.everywhere['Permissions-Policy'];
  for (const allowed of ['autoplay', 'fullscreen', 'gamepad', 'screen-wake-lock'])
    expect(features).toContain(`${allowed}=(self)`);
  for (const denied of ['camera', 'geolocation', 'microphone', 'payment'])
    expect(features).toContain(`${denied}=()`);
});

const SCRIPT = '/assets/index-B1cD2eF3.js';
const PICTURE = '/pictures/og-jump.png';

test.each([
  ['/', '/index.html', 'no-cache'],
  ['/faq/', '/faq/index.html', 'no-cache'],
  ['/sw.js', '/sw.js', 'no-cache'],
  [SCRIPT, SCRIPT, 'public, max-age=31536000, immutable'],
  [PICTURE, PICTURE, 'public, max-age=3600, stale-while-revalidate=86400'],
])('%s may be cached on every host as its kind of file may', (path, file, caching) => {
  for (const header of onEachHost(TABLE, path, file)) expect(header('Cache-Control')).toBe(caching);
});

test.each([
  ['/embed', '/embed.html', true],
  ['/embed/', '/embed//index.html', true],
  ['/embed-the-game', '/embed-the-game.html', false],
  ['/embed/nowhere', '/404.html', false],
  ['/', '/index.html', false],
])('a page of anybody may have %s in a frame: %s', (path, file, isSo) => {
  const settings = { ...PLAIN, adverts: ['https://ads.example'], helper: 'https://helper.example' };
  for (const header of onEachHost(headerTable(SITE, settings), path, file)) {
    const policy = header('Content-Security-Policy') ?? '';
    // A star would keep out files and extensions.
    expect(/frame-ancestors ([^;]*)/.exec(policy)?.[1]).toBe(isSo ? undefined : "'none'");
    expect(policy.includes('example')).toBe(!isSo);
  }
});

test.each([
  ['/embed', '/embed.html', 'require-corp', 'cross-origin'],
  [SCRIPT, SCRIPT, undefined, 'cross-origin'],
  [PICTURE, PICTURE, undefined, 'cross-origin'],
  ['/', '/index.html', undefined, undefined],
])(
  'a page that is isolated from other origins may show %s: %s',
  (path, file, embedder, resource) => {
    for (const header of onEachHost(TABLE, path, file)) {
      expect(header('Cross-Origin-Embedder-Policy')).toBe(embedder);
      expect(header('Cross-Origin-Resource-Policy')).toBe(resource);
    }
  },
);

test('each path has one rule, because Cloudflare forgets all but the last', () => {
  const paths = formatHeadersFile(TABLE).match(/^\/.*$/gm) ?? [];
  expect(new Set(paths).size).toBe(paths.length);
});

test('https is required for subdomains if the environment says so', () => {
  const { everywhere } = headerTable(SITE, readSettings({ VITE_HSTS_SUBDOMAINS: 'true' }));
  expect(everywhere['Strict-Transport-Security']).toBe('max-age=63072000; includeSubDomains');
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

test('nginx compresses text, and no pictures but those in SVG', () => {
  const [, types = ''] = /gzip on;[^]*gzip_types (.*);/.exec(formatNginx(TABLE, [])) ?? [];
  for (const type of ['text/javascript', 'application/json', 'image/svg+xml'])
    expect(types).toContain(type);
  expect(types).not.toContain('image/png');
});

test('the name of a page’s file leads to the page on every host, and every other path stays', () => {
  const config = formatNginx(TABLE, [...PATHS]);
  const map = /map \$uri \$dino_canonical \{([^}]*)\}/.exec(config)?.[1] ?? '';
  const rules = [...map.matchAll(/^ +~(\S+) (\S+);$/gm)];
  const byNginx = (path: string) =>
    rules.find(([, pattern = '']) => new RegExp(pattern).test(path))?.[2];
  for (const redirect of [byNginx, (path: string) => canonicalPath(path, PATHS)]) {
    for (const file of ['/faq.html', '/faq/index.html', '/faq/index'])
      expect(redirect(file), file).toBe('/faq');
    expect(redirect('/index.html')).toBe('/');
    for (const path of ['/', '/faq', '/faq/', '/FAQ', '/faq/nowhere', '/404.html', '/faqhtml'])
      expect(redirect(path), path).toBeUndefined();
  }
  // Forced by the '!', because these files exist.
  expect(formatRedirectsFile(['/', '/faq'])).toBe(
    '/index.html / 301!\n/index / 301!\n/faq.html /faq 301!\n/faq/index.html /faq 301!\n',
  );
});
