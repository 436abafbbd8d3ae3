import { existsSync, readFileSync } from 'node:fs';
import { PNG } from 'pngjs';
import { describe, expect, test } from 'vitest';
import { DEFAULT_ORIGIN, LOCALE, SITE } from '#content';
import { formatSitemap, rootFiles, WEB_MANIFEST } from '#build/testing';

const ORIGIN = 'https://dino.test';

const canonical = (path: string) =>
  `<title>A</title><link rel="canonical" href="${ORIGIN}${path}"/>`;

describe('the sitemap', () => {
  test('lists only pages that are their own canonical page, each with its day', async () => {
    const pages = [
      { path: '/', head: canonical('/') },
      { path: '/history', head: canonical('/history') },
      { path: '/dino-run', head: canonical('/') },
      { path: '/secret', head: `${canonical('/secret')}<meta name="robots" content="noindex"/>` },
      { path: '/404', head: '<title>Not found</title>' },
    ];
    const days = new Map([['/history', '2026-11-21']]);
    const lastModified = (path: string) => Promise.resolve(days.get(path) ?? '2026-11-20');
    const text = await formatSitemap(pages, { origin: ORIGIN, lastModified });
    expect([...text.matchAll(/<url>(.*?)<\/url>/g)].map(([, entry]) => entry)).toEqual([
      `<loc>${ORIGIN}/</loc><lastmod>2026-11-20</lastmod>`,
      `<loc>${ORIGIN}/history</loc><lastmod>2026-11-21</lastmod>`,
    ]);
    expect(text).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<urlset xmlns="[^"]+">\n/);
  });
});

test('robots.txt names the sitemap', () => {
  for (const [env, origin] of [
    [{}, DEFAULT_ORIGIN],
    [{ VITE_SITE_ORIGIN: `${ORIGIN}/` }, ORIGIN],
  ] as const) {
    expect(rootFiles(env).get('robots.txt')).toContain(`\nSitemap: ${origin}/sitemap.xml\n`);
  }
});

describe('ads.txt', () => {
  test('authorises nobody by default', () => {
    for (const nothing of [{}, { VITE_ADS_TXT: '' }, { VITE_ADS_TXT: '  ' }]) {
      expect(rootFiles(nothing).get('ads.txt')).toMatch(/^# Nobody .*\n$/);
    }
  });

  test('contains the given records, one a line', () => {
    const records = { VITE_ADS_TXT: 'a.example, 1, DIRECT\\nb.example, 2, RESELLER' };
    expect(rootFiles(records).get('ads.txt')).toBe(
      'a.example, 1, DIRECT\nb.example, 2, RESELLER\n',
    );
  });
});

describe('the web app manifest', () => {
  test('names icons and screenshots that exist, in their true sizes', () => {
    for (const { src, sizes } of [...WEB_MANIFEST.icons, ...WEB_MANIFEST.screenshots]) {
      const file = `public${src}`;
      expect(existsSync(file), file).toBe(true);
      const { width, height } = PNG.sync.read(readFileSync(file));
      expect(`${width}x${height}`, file).toBe(sizes);
    }
  });

  test('is installable: name, start URL, window, icons of both sizes and a maskable one', () => {
    expect(JSON.parse(rootFiles({}).get('site.webmanifest') ?? '')).toMatchObject({
      name: SITE.name,
      start_url: '/',
      display: 'standalone',
    });
    expect(WEB_MANIFEST.screenshots.map(({ form_factor }) => form_factor)).toEqual([
      'wide',
      'narrow',
    ]);
    expect(WEB_MANIFEST.shortcuts.map(({ url }) => url)).toEqual(['/#daily', '/#runs']);
    expect(WEB_MANIFEST.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
      '192x192 any',
      '512x512 any',
      '512x512 maskable',
    ]);
  });
});

test('pages and manifest name the locale of the words', () => {
  expect(readFileSync('index.html', 'utf8')).toContain(`<html lang="${LOCALE}">`);
  expect(WEB_MANIFEST.lang).toBe(LOCALE);
});
