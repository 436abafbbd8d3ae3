import { existsSync, readFileSync } from 'node:fs';
import { PNG } from 'pngjs';
import { describe, expect, test } from 'vitest';
import { SITE } from '#content';
import { rootFiles, WEB_MANIFEST } from '../../src/build/root-files.ts';
import { formatSitemap } from '../../src/build/sitemap.ts';

const canonical = (path: string) => `<title>A</title><link rel="canonical" href="${SITE.origin}${path}"/>`;

describe('the sitemap', () => {
  test('lists the pages whose address is their own, and no other', () => {
    const text = formatSitemap([
      { path: '/', head: canonical('/') },
      { path: '/history', head: canonical('/history') },
      { path: '/dino-run', head: canonical('/') },
      { path: '/secret', head: `${canonical('/secret')}<meta name="robots" content="noindex"/>` },
      { path: '/404', head: '<title>Not found</title>' },
    ]);
    expect([...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)).toEqual([
      `${SITE.origin}/`,
      `${SITE.origin}/history`,
    ]);
    expect(text).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<urlset xmlns="[^"]+">\n/);
  });
});

test('robots.txt leads to the sitemap', () => {
  expect(rootFiles({}).get('robots.txt')).toContain(`\nSitemap: ${SITE.origin}/sitemap.xml\n`);
});

describe('ads.txt', () => {
  test('says that nobody sells advertising space here, unless told otherwise', () => {
    for (const nothing of [{}, { VITE_ADS_TXT: '' }, { VITE_ADS_TXT: '  ' }]) {
      expect(rootFiles(nothing).get('ads.txt')).toMatch(/^# Nobody .*\n$/);
    }
  });

  test('holds the records it is given, a line each', () => {
    const records = { VITE_ADS_TXT: 'a.example, 1, DIRECT\\nb.example, 2, RESELLER' };
    expect(rootFiles(records).get('ads.txt')).toBe('a.example, 1, DIRECT\nb.example, 2, RESELLER\n');
  });
});

describe('the web app manifest', () => {
  test('names icons that are there, in the sizes it says', () => {
    for (const { src, sizes } of WEB_MANIFEST.icons) {
      const file = `public${src}`;
      expect(existsSync(file), file).toBe(true);
      const { width, height } = PNG.sync.read(readFileSync(file));
      expect(`${width}x${height}`, file).toBe(sizes);
    }
  });

  test('can be installed: a name, a start, a window, icons of both sizes and one to be cut', () => {
    expect(JSON.parse(rootFiles({}).get('site.webmanifest') ?? '')).toMatchObject({
      name: SITE.name,
      start_url: '/',
      display: 'standalone',
    });
    expect(WEB_MANIFEST.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
      '192x192 any',
      '512x512 any',
      '512x512 maskable',
    ]);
  });
});
