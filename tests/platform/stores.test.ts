// @vitest-environment happy-dom
import * as fc from 'fast-check';
import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { deleteDB } from 'idb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isOutdated, STORED_ITEMS } from '#platform';
import { CASES, type Look, type SharedKey } from './all-stores.ts';
import { FakeStorage, tellOfStorage } from './fake-storage.ts';

const KEYS = STORED_ITEMS.flatMap(({ key }) => (isShared(key) ? [key] : []));

function isShared(key: string): key is SharedKey {
  return Object.hasOwn(CASES, key);
}

function placesIn(value: unknown): readonly ((other: unknown) => void)[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => [
    (other: unknown) => void Reflect.set(value, name, other),
    ...placesIn(inner),
  ]);
}

function numbersIn(value: unknown): readonly number[] {
  if (typeof value === 'number') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : [];
}

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.spyOn(console, 'error').mockReturnValue();
  isOutdated.publish(false);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe.each(KEYS)('%s', (key) => {
  const {
    open,
    seen: [none, first, both],
    stored,
  } = CASES[key];

  it.each<[string, object, unknown]>([
    ['is read as players have stored it', { version: 1 }, first],
    ['counts as none without a version', {}, none],
  ])('%s', async (_, version, expected) => {
    const storage = new FakeStorage();
    for (const name of [key, `${key}.1`])
      storage.setItem(name, JSON.stringify({ ...version, ...stored }));
    expect(await open(() => storage).see()).toEqual(expected);
  });

  it.each(['', 'seven', '7', 'null', 'true', '[7]', '{"version":1}'])(
    'counts as none if %j is stored',
    async (text) => {
      const storage = new FakeStorage();
      // A journal's entries have names that begin with the key.
      for (const name of [key, `${key}.1`]) storage.setItem(name, text);
      const tab = open(() => storage);
      expect(await tab.see()).toEqual(none);
      await tab.change(0);
      expect(await tab.see()).toEqual(first);
    },
  );

  it('has whole numbers from 0 on, whatever one of its fields is', async () => {
    const storage = new FakeStorage();
    for (const tab of [0, 1] as const) await open(() => storage).change(tab);
    const text = storage.getItem(key) ?? '{}';
    const other = fc.oneof(fc.jsonValue(), fc.constantFrom(-1, 0.5, 1e300, 2 ** 53, {}, [[]]));
    await fc.assert(
      fc.asyncProperty(fc.nat(), other, async (place, value) => {
        const damaged: unknown = JSON.parse(text);
        const places = placesIn(damaged);
        places[place % places.length]?.(value);
        storage.setItem(key, JSON.stringify(damaged));
        for (const each of numbersIn(await open(() => storage).see()))
          expect(Number.isSafeInteger(each) && each >= 0).toBe(true);
      }),
      { numRuns: 50 },
    );
  });

  it.each<[string, Look]>([
    ['missing', () => undefined],
    [
      'blocked',
      () => {
        throw new DOMException('Access is denied.', 'SecurityError');
      },
    ],
    ['full', () => Object.assign(new FakeStorage(), { isFull: true })],
  ])('stays in memory as long as its page where storage is %s', async (_, look) => {
    const tab = open(look);
    await tab.change(0);
    expect(await tab.see()).toEqual(first);
  });

  it('is left as a newer version has stored it, before or in another tab; this tab says so, and keeps its own for the visit', async () => {
    const newer = JSON.stringify({ ...stored, version: 2 });
    const storage = new FakeStorage();
    // A journal's entries have names that begin with the key.
    const names = [key, `${key}.1`];
    const asStored = names.map((name) => [name, newer]);
    for (const name of names) storage.setItem(name, newer);
    const late = open(() => storage);
    expect(await late.see()).toEqual(none);
    expect(isOutdated.get()).toBe(true);
    await late.change(0);
    expect(await late.see()).toEqual(first);
    expect([...storage.entries]).toEqual(asStored);

    storage.entries.clear();
    const early = open(() => storage);
    const unwatch = early.watch();
    await early.change(0);
    for (const name of names) {
      storage.setItem(name, newer);
      tellOfStorage(name, newer);
    }
    await early.change(1);
    unwatch();
    expect(await early.see()).toEqual(both);
    expect([...storage.entries]).toEqual(asStored);
  });

  it('keeps the changes of two tabs that had both read it before', async () => {
    const storage = new FakeStorage();
    const [one, other] = [open(() => storage), open(() => storage)];
    await one.change(0);
    await other.change(1);
    for (const tab of [one, other, open(() => storage)]) expect(await tab.see()).toEqual(both);
    // Saved runs are in the database by now.
    expect([...storage.entries.keys()].filter((name) => name !== key)).toEqual([]);
  });

  it('is gone once another tab has erased everything, and is not written again', async () => {
    const storage = new FakeStorage();
    const tab = open(() => storage);
    const unwatch = tab.watch();
    await tab.change(0);
    storage.entries.clear();
    tellOfStorage(null, null);
    await deleteDB('dino-runs');
    unwatch();
    expect(await tab.see()).toEqual(none);
    expect(storage.entries.size).toBe(0);
  });
});
