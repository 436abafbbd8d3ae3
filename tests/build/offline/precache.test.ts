import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { listPrecache, writeServiceWorker } from '#build';
import type { BuiltSite } from '#build/testing';
import { siteOf } from '../serve/site.ts';

const FILES = [
  'index.html',
  'faq.html',
  'faq.html.br',
  'faq/index.html',
  '404.html',
  '404/index.html',
  'assets/index-B1cD2eF3.js',
  'assets/index-B1cD2eF3.js.map',
  'assets/index-B1cD2eF3.js.gz',
  'assets/offline-pages-B1cD2eF3.json',
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
    '/assets/index-B1cD2eF3.js',
    '/dino-assets/sprite.png',
    '/favicon.svg',
    '/pictures/screenshot.png',
    '/site.webmanifest',
  ]);
  const stored = ['assets/index-B1cD2eF3.js', 'dino-assets/sprite.png'];
  const rest = ['favicon.svg', 'pictures/screenshot.png', 'site.webmanifest'];
  expect(size).toBe([...stored, ...rest].reduce((sum, file) => sum + `The text of ${file}.`.length, 0));
});

test('a file with a hash in its name has no revision; that of any other changes with its content', async () => {
  const revisions = async () => {
    const { entries } = await listPrecache(siteOf(['/', '/faq'], folder));
    return Object.fromEntries(entries.map(({ url, revision }) => [url, revision]));
  };
  const before = await revisions();
  writeFileSync(path.join(folder, 'favicon.svg'), 'Another text.');
  const after = await revisions();
  expect(before['/assets/index-B1cD2eF3.js']).toBeNull();
  expect(before['/favicon.svg']).toMatch(/^[0-9a-f]+$/);
  expect(after['/favicon.svg']).not.toBe(before['/favicon.svg']);
  expect({ ...after, '/favicon.svg': '' }).toEqual({ ...before, '/favicon.svg': '' });
});

test('a sheet that the game requests with its hash is stored under that URL', async () => {
  const site = siteOf(['/', '/faq'], folder);
  const { entries } = await listPrecache({ ...site, sheets: new Map([['sprite', '12ab34cd']]) });
  const addresses = entries.map(({ url }) => url).filter((url) => url.startsWith('/dino-assets'));
  expect(addresses).toEqual(['/dino-assets/sprite.png?v=12ab34cd']);
});

const STYLE = 'body { color: green }';

const HEADERS = { 'X-Frame-Options': 'DENY' };

/** A site whose pages have a stylesheet, as written to disk. */
function styledSite(text = 'The page'): BuiltSite {
  const site = siteOf(['/', '/faq'], folder);
  const pages = site.pages.map((page) => ({
    ...page,
    html: `<title>${page.path}</title><style>${STYLE}</style>${text}`,
  }));
  return { ...site, style: STYLE, pages };
}

async function write(site: BuiltSite): Promise<{ worker: string; pages: string; name: string }> {
  rmSync(path.join(folder, 'assets'), { recursive: true });
  await writeServiceWorker(site, HEADERS);
  const name = readdirSync(path.join(folder, 'assets')).find((each) => each.startsWith('offline-pages-')) ?? '';
  return {
    worker: readFileSync(path.join(folder, 'sw.js'), 'utf8'),
    pages: readFileSync(path.join(folder, 'assets', name), 'utf8'),
    name,
  };
}

test('all pages are in one file, without their stylesheet, which is in it once', async () => {
  const { pages } = await write(styledSite());
  expect(pages.split(STYLE)).toHaveLength(2);
  const expected = ['/', '/faq', '/404'].map((page) => [
    page === '/404' ? '/404.html' : page,
    `<title>${page}</title><style></style>The page`,
  ]);
  expect(JSON.parse(pages)).toEqual([['', STYLE], ...expected]);
});

test('another text makes another version: the file has another name, which the worker knows', async () => {
  const first = await write(styledSite());
  const second = await write(styledSite('Another page'));
  expect(second.name).not.toBe(first.name);
  expect(first.worker).toContain(first.name);
  expect(second.worker).toContain(second.name);
});

test('the worker is one file that contains the list, without a source map', async () => {
  await writeServiceWorker(siteOf(['/', '/faq'], folder), HEADERS);
  const worker = readFileSync(path.join(folder, 'sw.js'), 'utf8');
  expect(worker).toContain('/assets/index-B1cD2eF3.js');
  expect(worker).not.toMatch(/\b(?:FILES|PAGES|VERSION)\b/);
  expect(worker).not.toMatch(/sourceMappingURL|\bimport\b|\bexport\b/);
});
