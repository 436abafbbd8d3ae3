// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { GrowingItem, PersistentItem } from '#platform';
import type { ItemFormat } from '#src/platform/persistent-item.ts';
import { FakeStorage, tellOfStorage } from './fake-storage.ts';

const KEY = 'dino-high-score';

let storage: FakeStorage;

const replace = (_older: number, newer: number) => newer;
const sum = (older: number, newer: number) => older + newer;

const format = (apply: typeof replace): ItemFormat<number> => ({
  key: KEY,
  initial: 0,
  decode: ({ value }) => (typeof value === 'number' ? value : 0),
  encode: (value) => ({ value }),
  apply,
});

const tab = (change = replace) => new PersistentItem(format(change), () => storage);

const textOf = (value: number) => `{"version":1,"value":${value}}`;
const store = (value: number) => storage.setItem(KEY, textOf(value));
const stored = () => storage.getItem(KEY);

beforeEach(() => {
  storage = new FakeStorage();
});

describe('a persistent item', () => {
  it('has its initial value until it is read', () => {
    store(7);
    const item = tab();
    expect(item.get()).toBe(0);
    item.read();
    expect(item.get()).toBe(7);
  });

  it('is reset in memory, or removed from storage as well', () => {
    const item = tab();
    item.update(5);
    item.reset();
    expect(item.get()).toBe(0);
    expect(stored()).toBe(textOf(5));
    item.read();
    item.remove();
    expect(item.get()).toBe(0);
    expect(stored()).toBeNull();
  });
});

describe('where nothing can be written', () => {
  it('the value stays in memory, and is written with the next update that succeeds', () => {
    const item = tab(sum);
    item.update(1);
    storage.isFull = true;
    item.update(2);
    item.update(3);
    item.read();
    expect(item.get()).toBe(6);
    expect(stored()).toBe(textOf(1));
    storage.isFull = false;
    item.update(4);
    expect(stored()).toBe(textOf(10));
  });

  it('a reset value is not written later', () => {
    storage.isFull = true;
    const item = tab(sum);
    item.update(5);
    item.reset();
    storage.isFull = false;
    store(7);
    item.update(1);
    expect(stored()).toBe(textOf(8));
  });
});

describe('an item that is watched', () => {
  it('is read, and follows what other tabs store, until it is unwatched', () => {
    tab().update(4);
    const item = tab();
    const unwatch = item.watch();
    expect(item.get()).toBe(4);
    tab().update(5);
    tellOfStorage(KEY, textOf(5));
    expect(item.get()).toBe(5);
    unwatch();
    tab().update(6);
    tellOfStorage(KEY, textOf(6));
    expect(item.get()).toBe(5);
  });

  it('is reset when another tab erases it alone', () => {
    const item = tab();
    const unwatch = item.watch();
    item.update(5);
    tellOfStorage(KEY, null);
    unwatch();
    expect(item.get()).toBe(0);
  });

  it('is read when its page comes back from the back/forward cache', () => {
    const item = tab();
    const unwatch = item.watch();
    tab().update(5);
    window.dispatchEvent(new Event('pageshow'));
    unwatch();
    expect(item.get()).toBe(5);
  });
});

describe('an item in its second version', () => {
  const points = () =>
    new PersistentItem<number>(
      {
        ...format(sum),
        migrations: [({ value }) => ({ points: value })],
        decode: (fields) => (typeof fields['points'] === 'number' ? fields['points'] : 0),
        encode: (value) => ({ points: value }),
      },
      () => storage,
    );
  const inSecond = (value: number) => `{"version":2,"points":${value}}`;

  it('has what the first version has stored, and stores it in its own', () => {
    store(7);
    const item = points();
    item.read();
    expect(item.get()).toBe(7);
    item.update(1);
    expect(stored()).toBe(inSecond(8));
    item.read();
    expect(item.get()).toBe(8);
  });

  it('has nothing of a value without a version, and leaves one of the third', () => {
    for (const version of [0, -1, '1', null]) {
      storage.setItem(KEY, JSON.stringify({ version, points: 5, value: 5 }));
      points().update(1);
      expect(stored()).toBe(inSecond(1));
    }
    storage.setItem(KEY, '{"version":3,"points":5}');
    expect(points().update(1)).toBe(false);
    expect(stored()).toBe('{"version":3,"points":5}');
  });

  it('goes into a file as it is stored, though a tab of the first version writes the file', () => {
    points().update(7);
    expect(JSON.stringify(tab().exportStored())).toBe(inSecond(7));
  });
});

it('a growing item is put back as it was, also in a tab that has read the newer value', () => {
  const growing = () => new GrowingItem(format(Math.max), () => storage);
  const item = growing();
  item.update(300);
  const putBack = item.snapshot();
  item.update(500);
  const other = growing();
  const unwatch = other.watch();
  const { entries } = storage;
  vi.spyOn(storage, 'removeItem').mockImplementation((key) => {
    entries.delete(key);
    tellOfStorage(key, null);
  });
  vi.spyOn(storage, 'setItem').mockImplementation((key, text) => {
    if (entries.get(key) === text) return;
    entries.set(key, text);
    tellOfStorage(key, text);
  });
  putBack();
  unwatch();
  expect(stored()).toBe(textOf(300));
  expect([item.get(), other.get()]).toEqual([300, 300]);
});

it('a growing item is joined with what another tab writes at the same moment', () => {
  const item = new GrowingItem(format(Math.max), () => storage);
  const unwatch = item.watch();
  item.update(500);
  store(300);
  tellOfStorage(KEY, textOf(300));
  unwatch();
  expect(stored()).toBe(textOf(500));
});
