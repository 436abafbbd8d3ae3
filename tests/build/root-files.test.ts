import { readFileSync } from 'node:fs';
import { PNG } from 'pngjs';
import { expect, test } from 'vitest';
import { formatSitemap } from '#src/build/sitemap.ts';
import { rootFiles, WEB_MANIFEST } from '#src/build/root-files.ts';

const ORIGIN = 'https://dino.test';

const canonical = (path: string) =>
  `<title>A</title><link rel="canonical" href="${ORIGIN}${path}"/>`;

test('the sitemap lists canonical pages only, each with the day of its last change', async () => {
  const pages = [
    { path: '/', head: canonical('/') },
    { path: '/history', head: canonical('/history') },
    { path: '/dino-run', head: canonical('/') },
    { path: '/secret', head: `${canonical('/secret')}<meta name="robots" content="noindex"/>` },
    { path: '/404', head: '<title>Not found</title>' },
  ];
  const lastModified = async (path: string) => (path === '/' ? '2026-11-20' : '2026-11-21');
  const text = await formatSitemap(pages, ORIGIN, lastModified);
  expect([...text.matchAll(/<url>(.*?)<\/url>/g)].map(([, entry]) => entry)).toEqual([
    `<loc>${ORIGIN}/</loc><lastmod>2026-11-20</lastmod>`,
    `<loc>${ORIGIN}/history</loc><lastmod>2026-11-21</lastmod>`,
  ]);
});

test('robots.txt names the sitemap', () => {
  const robots = rootFiles({ VITE_SITE_ORIGIN: `${ORIGIN}/` }).get('robots.txt');
  expect(robots).toContain(`\nSitemap: ${ORIGIN}/sitemap.xml\n`);
});

test('ads.txt authorises nobody, or contains the given records, one a line', () => {
  expect(rootFiles({ VITE_ADS_TXT: ' ' }).get('ads.txt')).toMatch(/^# Nobody .*\n$/);
  const records = { VITE_ADS_TXT: 'a.example, 1, DIRECT\\nb.example, 2, RESELLER' };
  expect(rootFiles(records).get('ads.txt')).toBe('a.example, 1, DIRECT\nb.example, 2, RESELLER\n');
});

test('the web app manifest is installable, and its icons and screenshots have their true sizes', () => {
  for (const { src, sizes } of [...WEB_MANIFEST.icons, ...WEB_MANIFEST.screenshots]) {
    const { width, height } = PNG.sync.read(readFileSync(`public${src}`));
    expect(`${width}x${height}`, src).toBe(sizes);
  }
  expect(WEB_MANIFEST).toMatchObject({ start_url: '/', display: 'standalone' });
  expect(WEB_MANIFEST.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ]);
});
