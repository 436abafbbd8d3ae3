import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { APIResponse } from '@playwright/test';
import { findNginx, type Server, startNginx } from '../tools/nginx.ts';
import { expect, test } from './game.ts';
import { PAGES } from './paths.ts';

const DIST = path.resolve('dist');

/** Headers of every response; unit tests cover their values. */
const HEADERS = [
  'content-security-policy',
  'permissions-policy',
  'referrer-policy',
  'strict-transport-security',
  'x-content-type-options',
];

function expectHeaders(response: APIResponse, caching: string): void {
  const all = response
    .headersArray()
    .map(({ name, value }) => [name.toLowerCase(), value] as const);
  for (const name of [...HEADERS, 'cache-control']) {
    const found = all.filter(([each]) => each === name);
    expect(found, `${name} of ${response.url()}`).toHaveLength(1);
  }
  expect(response.headers()['cache-control']).toBe(caching);
}

const IMMUTABLE = 'public, max-age=31536000, immutable';
const AN_HOUR = 'public, max-age=3600, stale-while-revalidate=86400';

/** Large enough to be sent compressed, unlike the site's small files. */
const SCRIPT = () =>
  `/assets/${readdirSync(path.join(DIST, 'assets')).find((name) => /^index-.*\.js$/.test(name)) ?? ''}`;

/** Pages are revalidated, hashed files cached for good, pictures for an hour. */
const FILES = [
  ['/', 'no-cache', /^text\/html; ?charset=utf-8$/],
  ['/faq', 'no-cache', /^text\/html\b/],
  ['/faq/', 'no-cache', /^text\/html\b/],
  ['/sw.js', 'no-cache', /^text\/javascript\b/],
  ['/site.webmanifest', 'no-cache', /^application\/manifest\+json\b/],
  ['/sitemap.xml', 'no-cache', /^(text|application)\/xml\b/],
  ['/robots.txt', 'no-cache', /^text\/plain\b/],
  [SCRIPT, IMMUTABLE, /^text\/javascript\b/],
  ['/dino-assets/sprite.png', AN_HOUR, /^image\/png$/],
  ['/dino-assets/sprite.png?v=1234', AN_HOUR, /^image\/png$/],
  ['/pictures/og-jump.png', AN_HOUR, /^image\/png$/],
] as const;

function describeHost(origin: () => string): void {
  const get = { maxRedirects: 0 };

  test('every page is served with and without a trailing slash, with the same text, and its old spellings lead to it for good', async ({
    request,
  }) => {
    for (const page of PAGES) {
      const plain = await request.get(`${origin()}${page}`, get);
      expect(plain.status(), page).toBe(200);
      const text = await plain.text();
      expect(text).toContain('</html>');
      if (page !== '/') {
        const slash = await request.get(`${origin()}${page}/`, get);
        expect(slash.status(), `${page}/`).toBe(200);
        expect(await slash.text(), page).toBe(text);
      }
      const spellings = page === '/' ? ['/index.html'] : [`${page}.html`, `${page}/index.html`];
      for (const spelling of spellings) {
        const response = await request.get(`${origin()}${spelling}?from=old`, get);
        expect(response.status(), spelling).toBe(301);
        expect(response.headers()['location'], spelling).toBe(`${page}?from=old`);
      }
    }
  });

  test('each kind of file has its headers; asked for again it is not sent, and HEAD sends headers alone', async ({
    request,
  }) => {
    for (const [name, caching, type] of FILES) {
      const file = typeof name === 'string' ? name : name();
      const response = await request.get(`${origin()}${file}`, get);
      expect(response.status(), file).toBe(200);
      expectHeaders(response, caching);
      const { 'content-type': contentType, etag = '' } = response.headers();
      expect(contentType, file).toMatch(type);
      expect(etag, file).not.toBe('');
      const ifNoneMatch = (tag: string) =>
        request.get(`${origin()}${file}`, { ...get, headers: { 'if-none-match': tag } });
      const again = await ifNoneMatch(etag);
      expect(again.status(), file).toBe(304);
      expect(await again.body()).toHaveLength(0);
      expectHeaders(again, caching);
      expect((await ifNoneMatch('"other"')).status(), file).toBe(200);
      const head = await request.head(`${origin()}${file}`, get);
      expect(head.status(), file).toBe(200);
      expect(await head.body()).toHaveLength(0);
      expectHeaders(head, caching);
    }
  });

  test('text is sent compressed, and unpacks to the same; pictures are not', async ({
    request,
  }) => {
    const accept = (file: string, encoding: string) =>
      request.get(`${origin()}${file}`, { headers: { 'accept-encoding': encoding } });
    for (const file of ['/', '/faq/', SCRIPT()]) {
      const plain = await accept(file, 'identity');
      const packed = await accept(file, 'gzip');
      expect(packed.headers()['content-encoding'], file).toBe('gzip');
      expect(packed.headers()['vary'], file).toMatch(/accept-encoding/i);
      expect(packed.headers()['content-type'], file).toBe(plain.headers()['content-type']);
      expect(await packed.text(), file).toBe(await plain.text());
    }
    const picture = await accept('/dino-assets/sprite.png', 'gzip');
    expect(picture.headers()['content-encoding']).toBeUndefined();
  });

  test('missing and private files respond with the 404 page and its status', async ({
    request,
  }) => {
    for (const nothing of [
      '/nowhere',
      '/nowhere/',
      '/faq/nowhere',
      '/assets/',
      '/assets',
      '/assets/nothing-12345678.js',
      '/404.html',
      '/404',
      '/_headers',
      '/_redirects',
      '/nginx.conf',
    ]) {
      const response = await request.get(`${origin()}${nothing}`, get);
      expect(response.status(), nothing).toBe(404);
      expect(await response.text(), nothing).toContain('Page Not Found');
      expectHeaders(response, 'no-cache');
    }
  });
}

test.describe('the preview server', () => {
  let origin = '';
  test.beforeEach(({ baseURL }) => {
    origin = baseURL ?? '';
  });
  describeHost(() => origin);
});

test.describe('nginx, with the configuration that the build writes', () => {
  const nginx = findNginx();
  test.skip(nginx === undefined, 'nginx is not installed here.');
  let server: Server | undefined;
  test.beforeAll(async () => {
    if (nginx !== undefined) server = await startNginx(nginx, DIST);
  });
  test.afterAll(async () => server?.close());
  describeHost(() => server?.origin ?? '');

  test('the game starts and runs with these headers', async ({ game, page }) => {
    await game.open(`${server?.origin ?? ''}/dino-run?debug`);
    await page.keyboard.press('Space');
    await expect(game.phase('running')).toBeVisible();
    await expect.poll(async () => (await game.state()).steps).toBeGreaterThan(5);
  });
});
