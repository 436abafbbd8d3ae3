import { readFileSync } from 'node:fs';
import { PNG } from 'pngjs';
import { expect, test } from 'vitest';
import { rootFiles, WEB_MANIFEST } from '#src/build/root-files.ts';

const ORIGIN = 'https://dino.test';

test('robots.txt allows every page to every crawler, and names the sitemap', () => {
  expect(rootFiles({ VITE_SITE_ORIGIN: `${ORIGIN}/` }).get('robots.txt')).toBe(
    `User-agent: *\nAllow: /\n\nSitemap: ${ORIGIN}/sitemap.xml\n`,
  );
});

test('ads.txt authorises nobody, or contains the given records, one a line', () => {
  expect(rootFiles({ VITE_ADS_TXT: ' ' }).get('ads.txt')).toMatch(/^# Nobody .*\n$/);
  const records = { VITE_ADS_TXT: 'a.example, 1, DIRECT\\nb.example, 2, RESELLER' };
  expect(rootFiles(records).get('ads.txt')).toBe('a.example, 1, DIRECT\nb.example, 2, RESELLER\n');
});

test('the installed app has shortcuts to today’s course and to the list of runs', () => {
  expect(WEB_MANIFEST.shortcuts.map(({ name, url }) => [name, url])).toEqual([
    ['Today’s course', '/#daily'],
    ['Your runs', '/#runs'],
  ]);
});

test('its icons and screenshots have their true sizes', () => {
  for (const { src, sizes } of [...WEB_MANIFEST.icons, ...WEB_MANIFEST.screenshots]) {
    const { width, height } = PNG.sync.read(readFileSync(`public${src}`));
    expect(`${width}x${height}`, src).toBe(sizes);
  }
});

test('the browser’s bars have the colour of the page’s light or dark theme', () => {
  const colours = Array.from(
    readFileSync('index.html', 'utf8').matchAll(/theme-color" content="(.+?)" media="\((.+?)\)"/g),
    ([, colour, media]) => [media, colour],
  );
  expect(colours).toEqual([
    ['prefers-color-scheme: light', WEB_MANIFEST.theme_color],
    ['prefers-color-scheme: dark', '#1e1836'],
  ]);
});
