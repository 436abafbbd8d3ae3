// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
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

it('a growing item is joined with what another tab writes at the same moment', () => {
  const item = new GrowingItem(format(Math.max), () => storage);
  const unwatch = item.watch();
  item.update(500);
  store(300);
  tellOfStorage(KEY, textOf(300));
  unwatch();
  expect(stored()).toBe(textOf(500));
});
