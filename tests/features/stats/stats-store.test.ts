import { beforeEach, describe, expect, it } from 'vitest';
import { StatsStore, NUMBERS_KEY } from '../../../src/features/stats/stats-store.ts';
import { NOTHING_YET } from '../../../src/features/stats/player-stats.ts';
import { readNumbers } from '../../../src/features/stats/read-stats.ts';
import { FakeStorage } from '../../platform/fake-storage.ts';

const A_RUN = { ...NOTHING_YET, runs: 1 };

let storage: FakeStorage;

/** The numbers as one tab has them. */
function tab(): StatsStore {
  const numbers = new StatsStore(() => storage);
  numbers.read();
  return numbers;
}

const stored = () => readNumbers(storage.getItem(NUMBERS_KEY));

beforeEach(() => {
  storage = new FakeStorage();
});

describe('the numbers', () => {
  it('are those of earlier visits, and grow', () => {
    tab().add({ ...A_RUN, metres: 10 });
    const numbers = tab();
    numbers.add({ ...A_RUN, metres: 5 });
    expect(numbers.get()).toMatchObject({ runs: 2, metres: 15 });
    expect(stored()).toEqual(numbers.get());
  });

  it('of two tabs are those of both', () => {
    const [one, other] = [tab(), tab()];
    one.add(A_RUN);
    other.add(A_RUN);
    one.add(A_RUN);
    expect(stored().runs).toBe(3);
    expect(one.get().runs).toBe(3);
    other.read();
    expect(other.get().runs).toBe(3);
  });

  it('that find no room wait in memory, and are added to what is there when there is room again', () => {
    const numbers = tab();
    numbers.add(A_RUN);
    storage.isFull = true;
    numbers.add(A_RUN);
    numbers.add(A_RUN);
    expect(numbers.get().runs).toBe(3);
    expect(stored().runs).toBe(1);
    storage.isFull = false;
    tab().add(A_RUN);
    numbers.add(A_RUN);
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
      numbers.add(A_RUN);
      numbers.add(A_RUN);
      expect(numbers.get().runs).toBe(2);
    }
  });

  it('that are damaged count as none, and are replaced by the next run', () => {
    storage.entries.set(NUMBERS_KEY, '{"version":1,"runs":');
    const numbers = tab();
    expect(numbers.get()).toEqual(NOTHING_YET);
    numbers.add(A_RUN);
    expect(stored().runs).toBe(1);
  });

  it('once forgotten do not come back from memory', () => {
    storage.isFull = true;
    const numbers = tab();
    numbers.add(A_RUN);
    numbers.forget();
    expect(numbers.get()).toEqual(NOTHING_YET);
    storage.isFull = false;
    numbers.add(A_RUN);
    expect(stored().runs).toBe(1);
  });

  it('tell whoever follows them', () => {
    const numbers = tab();
    const heard: number[] = [];
    const stop = numbers.subscribe(() => heard.push(numbers.get().runs));
    numbers.add(A_RUN);
    numbers.add(A_RUN);
    stop();
    numbers.add(A_RUN);
    expect(heard).toEqual([1, 2]);
  });
});
