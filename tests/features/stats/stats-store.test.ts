import { beforeEach, describe, expect, it } from 'vitest';
import { NO_STATS, readStats, STATS_KEY, StatsStore } from '#features/stats/testing';
import { FakeStorage } from '../../platform/fake-storage.ts';

const A_RUN = { ...NO_STATS, runs: 1 };

let storage: FakeStorage;

/** The numbers as one tab has them. */
function tab(): StatsStore {
  const numbers = new StatsStore(() => storage);
  numbers.read();
  return numbers;
}

const stored = () => readStats(storage.getItem(STATS_KEY));

beforeEach(() => {
  storage = new FakeStorage();
});

describe('the numbers', () => {
  it('are those of earlier visits, and grow', () => {
    tab().update({ ...A_RUN, metres: 10 });
    const numbers = tab();
    numbers.update({ ...A_RUN, metres: 5 });
    expect(numbers.get()).toMatchObject({ runs: 2, metres: 15 });
    expect(stored()).toEqual(numbers.get());
  });

  it('of two tabs are those of both', () => {
    const [one, other] = [tab(), tab()];
    one.update(A_RUN);
    other.update(A_RUN);
    one.update(A_RUN);
    expect(stored().runs).toBe(3);
    expect(one.get().runs).toBe(3);
    other.read();
    expect(other.get().runs).toBe(3);
  });

  it('that find no room wait in memory, and are added to what is there when there is room again', () => {
    const numbers = tab();
    numbers.update(A_RUN);
    storage.isFull = true;
    numbers.update(A_RUN);
    numbers.update(A_RUN);
    expect(numbers.get().runs).toBe(3);
    expect(stored().runs).toBe(1);
    storage.isFull = false;
    tab().update(A_RUN);
    numbers.update(A_RUN);
    expect(stored().runs).toBe(5);
  });

  it('live as long as the page where there is no storage', () => {
    for (const look of [
      () => undefined,
      () => {
        throw new DOMException('Access is denied.', 'SecurityError');
      },
    ]) {
      const numbers = new StatsStore(look);
      numbers.read();
      numbers.update(A_RUN);
      numbers.update(A_RUN);
      expect(numbers.get().runs).toBe(2);
    }
  });

  it('that are damaged count as none, and are replaced by the next run', () => {
    storage.entries.set(STATS_KEY, '{"version":1,"runs":');
    const numbers = tab();
    expect(numbers.get()).toEqual(NO_STATS);
    numbers.update(A_RUN);
    expect(stored().runs).toBe(1);
  });

  it('once forgotten do not come back from memory', () => {
    storage.isFull = true;
    const numbers = tab();
    numbers.update(A_RUN);
    numbers.reset();
    expect(numbers.get()).toEqual(NO_STATS);
    storage.isFull = false;
    numbers.update(A_RUN);
    expect(stored().runs).toBe(1);
  });

  it('tell whoever follows them', () => {
    const numbers = tab();
    const heard: number[] = [];
    const stop = numbers.subscribe(() => heard.push(numbers.get().runs));
    numbers.update(A_RUN);
    numbers.update(A_RUN);
    stop();
    numbers.update(A_RUN);
    expect(heard).toEqual([1, 2]);
  });
});
