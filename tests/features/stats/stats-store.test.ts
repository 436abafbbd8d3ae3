import { beforeEach, describe, expect, it } from 'vitest';
import { NO_STATS, readStats, STATS_KEY, StatsStore } from '#features/stats/testing';
import { FakeStorage } from '../../platform/fake-storage.ts';

const A_RUN = { ...NO_STATS, runs: 1 };

let storage: FakeStorage;

/** The statistics as one tab has them. */
function tab(): StatsStore {
  const store = new StatsStore(() => storage);
  store.read();
  return store;
}

const stored = () => readStats(storage.getItem(STATS_KEY)).value;

beforeEach(() => {
  storage = new FakeStorage();
});

describe('the statistics', () => {
  it('include those of earlier visits', () => {
    tab().update({ ...A_RUN, metres: 10 });
    const store = tab();
    store.update({ ...A_RUN, metres: 5 });
    expect(store.get()).toMatchObject({ runs: 2, metres: 15 });
    expect(stored()).toEqual(store.get());
  });

  it('include the runs of all tabs', () => {
    const [one, other] = [tab(), tab()];
    one.update(A_RUN);
    other.update(A_RUN);
    one.update(A_RUN);
    expect(stored().runs).toBe(3);
    expect(one.get().runs).toBe(3);
    other.read();
    expect(other.get().runs).toBe(3);
  });

  it('that cannot be written are added to what is stored when there is room again', () => {
    const store = tab();
    store.update(A_RUN);
    storage.isFull = true;
    store.update(A_RUN);
    store.update(A_RUN);
    expect(store.get().runs).toBe(3);
    expect(stored().runs).toBe(1);
    storage.isFull = false;
    tab().update(A_RUN);
    store.update(A_RUN);
    expect(stored().runs).toBe(5);
  });

  it('live as long as the page where there is no storage', () => {
    for (const look of [
      () => undefined,
      () => {
        throw new DOMException('Access is denied.', 'SecurityError');
      },
    ]) {
      const store = new StatsStore(look);
      store.read();
      store.update(A_RUN);
      store.update(A_RUN);
      expect(store.get().runs).toBe(2);
    }
  });

  it('that are damaged count as none, and are replaced by the next run', () => {
    storage.entries.set(STATS_KEY, '{"version":1,"runs":');
    const store = tab();
    expect(store.get()).toEqual(NO_STATS);
    store.update(A_RUN);
    expect(stored().runs).toBe(1);
  });

  it('that are reset do not come back from memory', () => {
    storage.isFull = true;
    const store = tab();
    store.update(A_RUN);
    store.reset();
    expect(store.get()).toEqual(NO_STATS);
    storage.isFull = false;
    store.update(A_RUN);
    expect(stored().runs).toBe(1);
  });

  it('notify their subscribers', () => {
    const store = tab();
    const published: number[] = [];
    const unsubscribe = store.subscribe(() => published.push(store.get().runs));
    store.update(A_RUN);
    store.update(A_RUN);
    unsubscribe();
    store.update(A_RUN);
    expect(published).toEqual([1, 2]);
  });
});
