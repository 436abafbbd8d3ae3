// @vitest-environment happy-dom
import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { JournaledItem, type JournalStorage, type Total } from '#platform';
import { FakeLocks } from './fake-locks.ts';
import { FakeStorage } from './fake-storage.ts';
import { LaggingStorage } from './lagging-storage.ts';

const KEY = 'dino-numbers';

/** A number, and the ids of what is counted in it. */
function read(text: string | null): Total<number> {
  const [value, ...counted] = (text ?? '').split(' ');
  return { value: Number(value), counted };
}

function tab(storage: () => JournalStorage | undefined): JournaledItem<number> {
  const item = new JournaledItem(
    {
      key: KEY,
      initial: 0,
      decode: read,
      encode: ({ value, counted }) => [value, ...counted].join(' '),
      add: (one, other) => one + other,
    },
    storage,
  );
  item.read();
  return item;
}

const NOW = Date.UTC(2026, 10, 21);
let locks: FakeLocks;

beforeEach(() => {
  locks = new FakeLocks();
  vi.stubGlobal('navigator', { locks });
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('what tabs add at the same moment', () => {
  const command = fc.oneof(
    fc.record({ kind: fc.constant('add'), tab: fc.nat(2) }),
    fc.record({ kind: fc.constant('catch up'), tab: fc.nat(2), count: fc.nat(4) }),
    fc.record({ kind: fc.constant('grant locks') }),
    fc.record({ kind: fc.constant('settle') }),
  );

  it('is all counted once, however late each tab sees what the others have written', () => {
    fc.assert(
      fc.property(fc.array(command, { maxLength: 60 }), (commands) => {
        vi.setSystemTime(NOW);
        const storage = new LaggingStorage();
        const views = [storage.open(), storage.open(), storage.open()];
        const tabs = views.map((view) => tab(() => view));
        let expected = 0;
        for (const each of commands) {
          if (each.kind === 'add') {
            expected += 1;
            tabs[each.tab]?.update(1);
          } else if (each.kind === 'catch up') views[each.tab]?.catchUp(each.count);
          else if (each.kind === 'grant locks') locks.grantAll();
          else {
            locks.grantAll();
            for (const view of views) view.catchUp();
            vi.setSystemTime(Date.now() + 60_000);
          }
        }
        locks.abandonAll();
        const later = storage.open();
        expect(tab(() => later).get()).toBe(expected);
      }),
    );
  });

  it('is all counted although each tab overwrites the total of the other again and again', () => {
    const storage = new LaggingStorage();
    const views = [storage.open(), storage.open()];
    const tabs = views.map((view) => tab(() => view));
    for (const index of [0, 1, 0, 1, 0, 1]) {
      tabs[index]?.update(1);
      locks.grantAll();
    }
    const later = storage.open();
    expect(tab(() => later).get()).toBe(6);
  });

  it('is counted by the next page where the tabs close before their turn, and then leaves no entries', () => {
    const storage = new FakeStorage();
    tab(() => storage).update(1);
    tab(() => storage).update(2);
    locks.abandonAll();
    const later = tab(() => storage);
    expect(later.get()).toBe(3);
    for (const _ of [1, 2]) {
      later.watch()();
      locks.grantAll();
      vi.setSystemTime(Date.now() + 60_000);
    }
    expect(later.get()).toBe(3);
    expect([...storage.entries.keys()]).toEqual([KEY]);
  });

  it('is counted at once where there are no locks', () => {
    vi.stubGlobal('navigator', {});
    const storage = new FakeStorage();
    tab(() => storage).update(1);
    tab(() => storage).update(2);
    expect(read(storage.getItem(KEY)).value).toBe(3);
  });

  it('is counted where the browser refuses a lock', async () => {
    const request = () => Promise.reject(new DOMException('The request was denied.', 'SecurityError'));
    vi.stubGlobal('navigator', { locks: { request } });
    const storage = new FakeStorage();
    tab(() => storage).update(1);
    await vi.waitFor(() => expect(read(storage.getItem(KEY)).value).toBe(1));
  });
});

describe('an item that is watched', () => {
  it('follows what other tabs add, and what they erase', () => {
    const storage = new FakeStorage();
    const item = tab(() => storage);
    const unwatch = item.watch();
    tab(() => storage).update(5);
    const [entry = ''] = storage.entries.keys();
    window.dispatchEvent(new StorageEvent('storage', { key: entry, newValue: storage.getItem(entry) }));
    expect(item.get()).toBe(5);
    locks.grantAll();
    storage.entries.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: KEY, newValue: null }));
    unwatch();
    expect(item.get()).toBe(0);
    locks.grantAll();
    expect(storage.entries.size).toBe(0);
  });
});

describe('where nothing can be written', () => {
  it('what is added stays in memory, and is written with the next addend that can be', () => {
    const storage = new FakeStorage();
    const item = tab(() => storage);
    storage.isFull = true;
    item.update(1);
    item.update(2);
    locks.grantAll();
    expect(item.get()).toBe(3);
    storage.isFull = false;
    item.update(4);
    expect(tab(() => storage).get()).toBe(7);
    locks.grantAll();
    expect(tab(() => storage).get()).toBe(7);
  });
});
