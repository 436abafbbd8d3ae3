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

test('the installed app is a window of its own that opens the home page, with two shortcuts', () => {
  expect(WEB_MANIFEST).toMatchObject({
    id: '/',
    name: 'Dino Sprint',
    short_name: 'Dino Sprint',
    lang: 'en-GB',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    launch_handler: { client_mode: 'navigate-new' },
    background_color: '#fdf4e1',
  });
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
  expect(WEB_MANIFEST.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ]);
  expect(WEB_MANIFEST.screenshots.map((each) => each.form_factor)).toEqual(['wide', 'narrow']);
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
  expect(WEB_MANIFEST.theme_color).toBe('#fbeac8');
});
