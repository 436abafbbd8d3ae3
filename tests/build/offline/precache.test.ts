import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { listPrecache, writeServiceWorker } from '#build';
import { siteOf } from '../serve/site.ts';

const FILES = [
  'index.html',
  'faq.html',
  'faq/index.html',
  '404.html',
  '404/index.html',
  'assets/index-B1cD2eF3.js',
  'assets/index-B1cD2eF3.js.map',
  'dino-assets/sprite.png',
  'pictures/screenshot.png',
  'pictures/og-jump.png',
  'icons/icon-512.png',
  'favicon.svg',
  'site.webmanifest',
  'sitemap.xml',
  'robots.txt',
  '_headers',
  'nginx.conf',
];

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'dino-precache-'));
  for (const file of FILES) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), `The text of ${file}.`);
  }
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('exactly the files that the site needs offline are stored, once each', async () => {
  const { entries, size } = await listPrecache(siteOf(['/', '/faq'], folder));
  expect(entries.map(({ url }) => url).sort()).toEqual([
    '/',
    '/404.html',
    '/assets/index-B1cD2eF3.js',
    '/dino-assets/sprite.png',
    '/faq',
    '/favicon.svg',
    '/pictures/screenshot.png',
    '/site.webmanifest',
  ]);
  const stored = ['index.html', '404.html', 'assets/index-B1cD2eF3.js', 'dino-assets/sprite.png', 'faq.html'];
  const rest = ['favicon.svg', 'pictures/screenshot.png', 'site.webmanifest'];
  expect(size).toBe([...stored, ...rest].reduce((sum, file) => sum + `The text of ${file}.`.length, 0));
});

test('a file with a hash in its name has no revision; that of any other changes with its content', async () => {
  const revisions = async () => {
    const { entries } = await listPrecache(siteOf(['/', '/faq'], folder));
    return Object.fromEntries(entries.map(({ url, revision }) => [url, revision]));
  };
  const before = await revisions();
  writeFileSync(path.join(folder, 'faq.html'), 'Another text.');
  const after = await revisions();
  expect(before['/assets/index-B1cD2eF3.js']).toBeNull();
  expect(before['/faq']).toMatch(/^[0-9a-f]+$/);
  expect(after['/faq']).not.toBe(before['/faq']);
  expect({ ...after, '/faq': '' }).toEqual({ ...before, '/faq': '' });
});

test('a sheet that the game requests with its hash is stored under that URL', async () => {
  const site = siteOf(['/', '/faq'], folder);
  const { entries } = await listPrecache({ ...site, sheets: new Map([['sprite', '12ab34cd']]) });
  const addresses = entries.map(({ url }) => url).filter((url) => url.startsWith('/dino-assets'));
  expect(addresses).toEqual(['/dino-assets/sprite.png?v=12ab34cd']);
});

test('a missing page fails the build', async () => {
  rmSync(path.join(folder, 'faq.html'));
  await expect(listPrecache(siteOf(['/', '/faq'], folder))).rejects.toThrow(/faq\.html/);
});

test('the worker is one file that contains the list, without a source map', async () => {
  await writeServiceWorker(siteOf(['/', '/faq'], folder));
  const worker = readFileSync(path.join(folder, 'sw.js'), 'utf8');
  expect(worker).toContain('/assets/index-B1cD2eF3.js');
  expect(worker).not.toContain('PRECACHE');
  expect(worker).not.toMatch(/sourceMappingURL|\bimport\b|\bexport\b/);
});
