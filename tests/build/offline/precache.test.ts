import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { array, nullable, object, parse, string } from 'valibot';
import { writeServiceWorker } from '#build';
import { siteOf } from '../serve/site.ts';

const FILES = [
  'index.html',
  'faq.html',
  'faq/index.html',
  '404.html',
  'assets/index-B1cD2eF3.js',
  'assets/index-B1cD2eF3.js.map',
  'assets/WebGPURenderer-B1cD2eF3.js',
  'dino-assets/sprite.png',
  'pictures/screenshot.png',
  'pictures/og-jump.png',
  'favicon.svg',
  'sitemap.xml',
  '_headers',
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

const Entries = array(object({ url: string(), revision: nullable(string()) }));

/** A revision for each address in the service worker's list. */
async function write(policy = ''): Promise<ReadonlyMap<string, string | null>> {
  const sheets = new Map([['sprite', '12ab34cd']]);
  await writeServiceWorker(
    { ...siteOf(['/', '/faq'], folder), sheets },
    { everywhere: { 'Content-Security-Policy': policy }, caching: [] },
  );
  const [list = ''] =
    /\[\{"revision".*?\}\]/.exec(readFileSync(path.join(folder, 'sw.js'), 'utf8')) ?? [];
  return new Map(parse(Entries, JSON.parse(list)).map(({ url, revision }) => [url, revision]));
}

test('exactly the pages and files that the site needs offline are stored, once each', async () => {
  expect([...(await write()).keys()].sort()).toEqual([
    '/',
    '/404',
    '/assets/index-B1cD2eF3.js',
    '/dino-assets/sprite.png?v=12ab34cd',
    '/faq',
    '/favicon.svg',
    '/pictures/screenshot.png',
  ]);
});

test('a file with a hash in its name has no revision; the revision of any other file changes with its content', async () => {
  const before = await write();
  writeFileSync(path.join(folder, 'faq.html'), 'Another text.');
  const after = await write();
  expect(before.get('/assets/index-B1cD2eF3.js')).toBeNull();
  expect(before.get('/dino-assets/sprite.png?v=12ab34cd')).toBeNull();
  expect(before.get('/faq')).toMatch(/^[0-9a-f]+$/);
  expect(after.get('/faq')).not.toBe(before.get('/faq'));
  expect(new Map(after).set('/faq', '')).toEqual(new Map(before).set('/faq', ''));
});

test('headers that change make every page be stored anew, and nothing else', async () => {
  const before = await write("default-src 'self'");
  const after = await write("default-src 'self' https://adverts.test");
  const changed = [...after].filter(([address, revision]) => revision !== before.get(address));
  expect(changed.map(([address]) => address).sort()).toEqual(['/', '/404', '/faq']);
});
