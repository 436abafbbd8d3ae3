// @vitest-environment happy-dom
import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { PRIVACY } from '#content';
import {
  eraseStoredItems,
  LocalStorageItem,
  readCookies,
  STORED_ITEMS,
  writeCookie,
} from '#platform';

const SRC = path.resolve(import.meta.dirname, '../../src');
const KEYS: readonly string[] = STORED_ITEMS.map(({ key }) => key);

/**
 * Uses of the interfaces that store things in a browser. Names in quotes are types, so they don't
 * count.
 */
const STORAGE_API =
  /(?<!['`])\b(?:localStorage|sessionStorage|indexedDB|openDB|cookieStore|document\.cookie)\b(?!['`])/;

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function codeOf(file: string): string {
  return readFileSync(path.join(SRC, file), 'utf8').replaceAll(/\/\*[^]*?\*\/|\/\/.*/g, '');
}

it('the cookie policy names everything that is stored, and nothing else', () => {
  const policy =
    PRIVACY.sections.find(({ title }) => title === 'Cookie Policy')?.list?.join('\n') ?? '';
  const named = [...policy.matchAll(/\b(?:dino|cookie)-[a-z-]+\b/g)].map(([name]) => name);
  expect(named.toSorted()).toEqual(KEYS.toSorted());
});

it('only the room of storage uses the browser’s own, and the compiler knows every key', () => {
  const users = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter(
    (file) =>
      /\.tsx?$/.test(file) && !file.startsWith('platform/') && STORAGE_API.test(codeOf(file)),
  );
  expect(users.toSorted()).toEqual([
    // It runs before any module.
    'early-press.ts',
    // They give an item the session's storage.
    'features/rivals/promised-rival.ts',
    'site/consent/consent.ts',
    'site/offline/offline-copy.ts',
  ]);
  // @ts-expect-error An item takes the keys of the list only.
  expect(new LocalStorageItem('dino-unlisted').read()).toBeNull();
});

it('erasing leaves nothing of the list behind, and leaves alone what is not in it', async () => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  for (const { key, where } of STORED_ITEMS) {
    if (where === 'localStorage') localStorage.setItem(key, 'something');
    else if (where === 'sessionStorage') sessionStorage.setItem(key, 'something');
    else if (where === 'cookie') document.cookie = `${key}=something; Path=/`;
    else
      indexedDB
        .open(key)
        .addEventListener(
          'success',
          ({ target }) => target instanceof IDBOpenDBRequest && target.result.close(),
        );
  }
  localStorage.setItem('dino-unstored-runs.of-a-newer-version', '{"version":2}');
  localStorage.setItem('unrelated', 'something');
  await vi.waitFor(async () => expect(await indexedDB.databases()).toHaveLength(1));

  const erased = eraseStoredItems();
  expect(Object.keys(localStorage)).toEqual(['unrelated']);
  expect(Object.keys(sessionStorage)).toEqual([]);
  expect(document.cookie).not.toContain('something');
  await erased;
  expect(await indexedDB.databases()).toEqual([]);
});

it.each([
  ['https:', 'dino-panel=closed; Path=/; Secure'],
  ['http:', 'dino-panel=closed; Path=/'],
])('a cookie of a page served by %s is %j', (protocol, assigned) => {
  vi.spyOn(location, 'protocol', 'get').mockReturnValue(protocol);
  const assign = vi.spyOn(document, 'cookie', 'set');
  writeCookie('dino-panel=closed; Path=/');
  expect(assign).toHaveBeenCalledExactlyOnceWith(assigned);
});

it('with cookies blocked there are none, and nothing throws', async () => {
  const refuse = () => {
    throw new DOMException('The document is sandboxed.', 'SecurityError');
  };
  vi.spyOn(document, 'cookie', 'get').mockImplementation(refuse);
  vi.spyOn(document, 'cookie', 'set').mockImplementation(refuse);
  writeCookie('dino-panel=closed; Path=/');
  expect(readCookies()).toBe('');
  await eraseStoredItems();
});
