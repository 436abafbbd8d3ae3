import { readdirSync } from 'node:fs';
import { request as ask } from 'node:http';
import path from 'node:path';
import type { APIResponse } from '@playwright/test';
import { findNginx, type Server, startNginx } from '../tools/nginx.ts';
import { expect, test } from './game.ts';
import { PAGE_GROUPS, PAGES } from './paths.ts';

const DIST = path.resolve('dist');

/** Headers of every response; unit tests cover the values of the policies. */
const HEADERS = [
  [
    'content-security-policy',
    /^default-src 'self'; script-src 'self'( 'sha256-[\w+/=]+')+; style-src 'self'( 'sha256-[\w+/=]+')+;/,
  ],
  ['cross-origin-opener-policy', /^same-origin$/],
  ['permissions-policy', /camera=\(\)/],
  ['referrer-policy', /^strict-origin-when-cross-origin$/],
  ['strict-transport-security', /^max-age=63072000$/],
  ['x-content-type-options', /^nosniff$/],
  ['x-frame-options', /^DENY$/],
] as const;

const IMMUTABLE = 'public, max-age=31536000, immutable';
const AN_HOUR = 'public, max-age=3600, stale-while-revalidate=86400';

/** Large enough to be sent compressed, unlike the site's small files. */
const SCRIPT = () =>
  `/assets/${readdirSync(path.join(DIST, 'assets')).find((name) => /^index-.*\.js$/.test(name)) ?? ''}`;

function expectHeaders(response: APIResponse, caching: string): void {
  const all = response
    .headersArray()
    .map(({ name, value }) => [name.toLowerCase(), value] as const);
  for (const [name, value] of [...HEADERS, ['cache-control', caching] as const]) {
    const found = all.filter(([each]) => each === name);
    expect(found, `${name} of ${response.url()}`).toHaveLength(1);
    if (typeof value === 'string') expect(found[0]?.[1]).toBe(value);
    else expect(found[0]?.[1]).toMatch(value);
  }
}

function describeHost(origin: () => string): void {
  const get = { maxRedirects: 0 };

  test('every page is served with and without a trailing slash, without a redirect, with the same text', async ({
    request,
  }) => {
    for (const page of PAGES) {
      const plain = await request.get(`${origin()}${page}`, get);
      expect(plain.status(), page).toBe(200);
      const text = await plain.text();
      expect(text).toContain('</html>');
      if (page === '/') continue;
      const slash = await request.get(`${origin()}${page}/`, get);
      expect(slash.status(), `${page}/`).toBe(200);
      expect(await slash.text(), page).toBe(text);
    }
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

  test('the page for frames may stand in any of them, and every other page in none', async ({
    request,
  }) => {
    for (const [page, ancestors, options] of [
      ['/embed', '*', undefined],
      ['/embed/?seed=hello', '*', undefined],
      ['/embed-the-game', "'none'", 'DENY'],
      ['/embed/nowhere', "'none'", 'DENY'],
    ] as const) {
      const response = await request.get(`${origin()}${page}`, get);
      const headers = response.headers();
      expect(headers['content-security-policy'], page).toContain(`frame-ancestors ${ancestors};`);
      expect(headers['x-frame-options'], page).toBe(options);
    }
  });

  test('old spellings of every page’s address are redirected for good, with their query', async ({
    request,
  }) => {
    for (const page of PAGES) {
      const spellings =
        page === '/' ? ['/index.html'] : [`${page}.html`, `${page}/index.html`, page.toUpperCase()];
      for (const spelling of spellings) {
        const response = await request.get(`${origin()}${spelling}?from=old`, get);
        expect(response.status(), spelling).toBe(301);
        expect(response.headers()['location'], spelling).toBe(`${page}?from=old`);
      }
    }
  });

  test('a compressed response unpacks to the same text as a plain one', async ({ request }) => {
    for (const file of ['/', '/faq', SCRIPT()]) {
      const texts = await Promise.all(
        ['identity', 'gzip', 'gzip, deflate, br'].map(async (accepted) => {
          const response = await request.get(`${origin()}${file}`, {
            headers: { 'accept-encoding': accepted },
          });
          return `${response.headers()['content-type']}\n${await response.text()}`;
        }),
      );
      expect(new Set(texts).size, file).toBe(1);
    }
  });

  test('pages are revalidated, hashed files cached for good, pictures for an hour', async ({
    request,
  }) => {
    for (const [file, caching] of [
      ['/', 'no-cache'],
      ['/faq', 'no-cache'],
      ['/faq/', 'no-cache'],
      ['/sw.js', 'no-cache'],
      ['/site.webmanifest', 'no-cache'],
      ['/sitemap.xml', 'no-cache'],
      ['/robots.txt', 'no-cache'],
      [SCRIPT(), IMMUTABLE],
      ['/dino-assets/sprite.png', AN_HOUR],
      ['/dino-assets/sprite.png?v=1234', AN_HOUR],
      ['/pictures/og-jump.png', AN_HOUR],
    ] as const) {
      const response = await request.get(`${origin()}${file}`, get);
      expect(response.status(), file).toBe(200);
      expectHeaders(response, caching);
    }
  });

  test('each kind of file has its content type', async ({ request }) => {
    for (const [file, type] of [
      ['/', /^text\/html; ?charset=utf-8$/],
      [SCRIPT(), /^text\/javascript\b/],
      ['/sw.js', /^text\/javascript\b/],
      ['/dino-assets/sprite.png', /^image\/png$/],
      ['/site.webmanifest', /^application\/manifest\+json\b/],
      ['/robots.txt', /^text\/plain\b/],
      ['/sitemap.xml', /^(text|application)\/xml\b/],
    ] as const) {
      const response = await request.get(`${origin()}${file}`, get);
      expect(response.headers()['content-type'], file).toMatch(type);
    }
  });

  test('text is sent compressed, pictures are not', async ({ request }) => {
    const headers = { 'accept-encoding': 'gzip' };
    for (const file of ['/', '/faq/', SCRIPT()]) {
      const answer = (await request.get(`${origin()}${file}`, { headers })).headers();
      expect(answer['content-encoding'], file).toBe('gzip');
      expect(answer['vary'], file).toMatch(/accept-encoding/i);
    }
    const picture = await request.get(`${origin()}/dino-assets/sprite.png`, { headers });
    expect(picture.headers()['content-encoding']).toBeUndefined();
  });

  test('an unchanged file responds with 304', async ({ request }) => {
    for (const [file, caching] of [
      ['/', 'no-cache'],
      ['/faq', 'no-cache'],
      ['/faq/', 'no-cache'],
      [SCRIPT(), IMMUTABLE],
    ] as const) {
      const { etag = '' } = (await request.get(`${origin()}${file}`, get)).headers();
      expect(etag, file).not.toBe('');
      const again = await request.get(`${origin()}${file}`, {
        ...get,
        headers: { 'if-none-match': etag },
      });
      expect(again.status(), file).toBe(304);
      expect(await again.body()).toHaveLength(0);
      expectHeaders(again, caching);
      const other = await request.get(`${origin()}${file}`, {
        ...get,
        headers: { 'if-none-match': '"other"' },
      });
      expect(other.status(), file).toBe(200);
    }
  });

  test('HEAD responds with the headers of GET, without a body', async ({ request }) => {
    for (const [file, status, caching] of [
      ['/faq/', 200, 'no-cache'],
      ['/nowhere', 404, 'no-cache'],
      [SCRIPT(), 200, IMMUTABLE],
    ] as const) {
      const response = await request.head(`${origin()}${file}`, get);
      expect(response.status(), file).toBe(status);
      expect(await response.body()).toHaveLength(0);
      expectHeaders(response, caching);
    }
  });

  test('no spelling of a path leads out of the folder or to private files', async () => {
    for (const spelling of [
      '/../package.json',
      '/assets/../../package.json',
      '/%2e%2e/package.json',
      '/..%2fpackage.json',
      '/..%5cpackage.json',
      '//package.json',
      '/%',
      '/%00',
      '//_headers',
      '/_h%65aders',
      '/assets/../nginx.conf',
    ]) {
      const { status, text } = await requestRawPath(origin(), spelling);
      expect([400, 404], spelling).toContain(status);
      expect(text, spelling).not.toContain('devDependencies');
      expect(text, spelling).not.toContain('X-Frame-Options');
    }
  });

  test('the game starts and runs with these headers', async ({ game, page }) => {
    await game.open(`${origin()}/dino-run?debug`);
    await page.keyboard.press('Space');
    await expect(game.phase('running')).toBeVisible();
    await expect.poll(async () => (await game.state()).steps).toBeGreaterThan(5);
  });
}

/** Requests exactly this path; other clients normalise it first. */
function requestRawPath(
  origin: string,
  spelling: string,
): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(origin);
    const asked = ask({ hostname, port, path: spelling }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (part: string) => (text += part));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
    });
    asked.on('error', reject);
    asked.end();
  });
}

test.describe('the preview server', () => {
  let origin = '';
  test.beforeEach(({ baseURL }) => {
    origin = baseURL ?? '';
  });
  describeHost(() => origin);

  test('compresses with brotli where it is accepted', async ({ request }) => {
    for (const file of ['/', SCRIPT()]) {
      const response = await request.get(file, {
        headers: { 'accept-encoding': 'gzip, deflate, br' },
      });
      expect(response.headers()['content-encoding'], file).toBe('br');
      expect(response.headers()['vary'], file).toMatch(/accept-encoding/i);
    }
  });
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
});

for (const [kind, paths] of [...PAGE_GROUPS, ['the 404 page', ['/nowhere']]] as const) {
  test(`${kind} violate none of the policies in their headers, and the browser knows them all`, async ({
    game,
    page,
  }) => {
    if (kind === 'the 404 page') game.expectedErrors.push(/No page at/, /404/);
    const problems: string[] = [];
    page.on('console', (message) => {
      if (/policy/i.test(message.text())) problems.push(message.text());
    });
    for (const address of paths) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.mouse.move(100, 100);
      await page.waitForLoadState('networkidle');
      expect(problems, address).toEqual([]);
    }
  });
}
