// @vitest-environment happy-dom
import * as fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  type Attempt,
  attemptsLeft,
  bestOf,
  DAILY_KEY,
  dayNumber,
  type Result,
} from '#features/daily/testing';
import { DailyStore } from '#features/daily';
import { FakeStorage } from '../../platform/fake-storage.ts';

let storage: FakeStorage;

/** The results as one tab has them. */
const tab = () => new DailyStore(() => storage);
const result = (score: number, assisted = false): Result => ({
  score,
  metres: score * 3,
  assisted,
});

function begin(daily: DailyStore, day: number): Attempt {
  const begun = daily.begin(day);
  if (begun === null) throw new Error('No attempt is left.');
  return begun;
}

/** One attempt from begin to end. */
function attempt(daily: DailyStore, day: number, outcome: Result): void {
  daily.finish(day, begin(daily, day), outcome);
}

function dispatchStorageEvent(key: string | null, newValue: string | null): void {
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
}

beforeEach(() => {
  storage = new FakeStorage();
});

describe('the ranked attempts', () => {
  it('are three a day, then it is practice', () => {
    const daily = tab();
    expect([1, 2, 3, 4, 5].map(() => daily.begin(21)?.number)).toEqual([
      1,
      2,
      3,
      undefined,
      undefined,
    ]);
    expect(attemptsLeft(daily.of(21))).toBe(0);
    expect(begin(daily, 22).number).toBe(1);
  });

  it('are used up when they begin, also for the next visit', () => {
    tab().begin(21);
    const daily = tab();
    expect(attemptsLeft(daily.of(21))).toBe(2);
    expect(daily.of(21)).toEqual([null]);
    attempt(daily, 21, result(500));
    expect(tab().of(21)).toEqual([null, result(500)]);
  });

  it('include those of all tabs', () => {
    const [one, other] = [tab(), tab()];
    const [first, second] = [begin(one, 21), begin(other, 21)];
    expect([first.number, second.number]).toEqual([1, 2]);
    other.finish(21, second, result(200));
    one.finish(21, first, result(100));
    expect(begin(one, 21).number).toBe(3);
    expect(other.begin(21)).toBeNull();
    expect(tab().of(21)).toEqual([result(100), result(200), null]);
  });

  it('are updated when another tab begins one', () => {
    const [one, other] = [tab(), tab()];
    const unwatch = other.watch();
    let notifications = 0;
    const unsubscribe = other.subscribe(() => (notifications += 1));
    one.begin(21);
    dispatchStorageEvent('dino-settings', '{}');
    expect(notifications).toBe(0);
    dispatchStorageEvent(DAILY_KEY, storage.getItem(DAILY_KEY));
    unwatch();
    unsubscribe();
    expect(notifications).toBe(1);
    expect(attemptsLeft(other.of(21))).toBe(2);
  });

  it('belong to the day on which they began, though they end on the next', () => {
    const daily = tab();
    const begun = begin(daily, 21);
    daily.begin(22);
    daily.finish(21, begun, result(700));
    expect(daily.of(21)).toEqual([result(700)]);
    expect(daily.of(22)).toEqual([null]);
  });
});

describe('two tabs that begin an attempt at the same moment', () => {
  /**
   * As the browser has it: each writes what it knows, and then learns what the other has written.
   */
  function collide(...outcomes: readonly Result[]): void {
    const copies = outcomes.map(() => {
      const copy = new FakeStorage();
      for (const [key, text] of storage.entries) copy.entries.set(key, text);
      return copy;
    });
    const tabs = copies.map((copy) => new DailyStore(() => copy));
    const begun = tabs.map((daily) => begin(daily, 21));
    tabs.forEach((daily, index) =>
      daily.finish(21, begun[index] ?? begin(daily, 21), outcomes[index] ?? result(0)),
    );
    const here = tab();
    const unwatch = here.watch();
    for (const copy of copies) {
      const text = copy.getItem(DAILY_KEY) ?? '';
      storage.setItem(DAILY_KEY, text);
      dispatchStorageEvent(DAILY_KEY, text);
    }
    unwatch();
  }

  it('use up one each, and keep both results', () => {
    collide(result(500), result(300));
    expect(tab().of(21)).toEqual([result(500), result(300)]);
    expect(attemptsLeft(tab().of(21))).toBe(1);
  });

  it('have no more than there are: the one that began first counts', () => {
    attempt(tab(), 21, result(1));
    attempt(tab(), 21, result(2));
    collide(result(500), result(300));
    expect(tab().of(21)).toEqual([result(1), result(2), result(500)]);
  });
});

describe('the best', () => {
  it('is that of all days, with and without assists apart', () => {
    const daily = tab();
    expect(daily.best(false)).toBeNull();
    attempt(daily, 3, result(900));
    attempt(daily, 3, result(5000, true));
    attempt(daily, 21, result(400));
    expect(daily.best(false)).toEqual(result(900));
    expect(daily.best(true)).toEqual(result(5000, true));
    expect(bestOf(daily.of(21), false)).toEqual(result(400));
    expect(bestOf(daily.of(21), true)).toBeNull();
  });
});

describe('a clock that is wrong', () => {
  it('loses nothing, in the future, in the past, and when it is right again', () => {
    const daily = tab();
    const now = Date.UTC(2026, 10, 21, 12);
    const moments = [now, Date.UTC(2999, 0, 1), Date.UTC(1971, 0, 1), -8.64e15, 8.64e15];
    moments.forEach((moment, index) => attempt(daily, dayNumber(moment), result(index + 1)));
    attempt(daily, dayNumber(now), result(9));
    expect(tab().of(21)).toEqual([result(1), result(9)]);
    moments.slice(1).forEach((moment, index) => {
      expect(tab().of(dayNumber(moment))).toEqual([result(index + 2)]);
    });
  });

  it('loses nothing and gives no attempt twice, however it jumps, in any tab, with reloads', () => {
    const move = fc.record({
      moment: fc.oneof(
        fc.integer({ min: -8.64e15, max: 8.64e15 }),
        fc.integer({ min: 0, max: 3 }).map((day) => Date.UTC(2026, 10, 20 + day)),
      ),
      score: fc.option(fc.nat({ max: 99_999 })),
      tab: fc.nat({ max: 2 }),
      reload: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(move, { maxLength: 40 }), (moves) => {
        storage = new FakeStorage();
        const tabs = [tab(), tab(), tab()];
        const expected = new Map<number, (Result | null)[]>();
        for (const { moment, score, tab: index, reload } of moves) {
          if (reload) tabs[index] = tab();
          const daily = tabs[index] ?? tab();
          const day = dayNumber(moment);
          const before = expected.get(day) ?? [];
          const begun = daily.begin(day);
          expect(begun?.number).toBe(before.length < 3 ? before.length + 1 : undefined);
          if (begun === null) continue;
          if (score !== null) daily.finish(day, begun, result(score));
          expected.set(day, [...before, score === null ? null : result(score)]);
        }
        expect(tab().get().days).toEqual(expected);
      }),
    );
  });
});

describe('storage that is', () => {
  it('full: results stay in memory, and are added to what is stored when there is room again', () => {
    const daily = tab();
    attempt(daily, 21, result(1));
    storage.isFull = true;
    attempt(daily, 21, result(2));
    expect(daily.of(21)).toEqual([result(1), result(2)]);
    expect(tab().of(21)).toEqual([result(1)]);
    storage.isFull = false;
    attempt(tab(), 22, result(3));
    attempt(daily, 21, result(4));
    expect(tab().get().days).toEqual(
      new Map([
        [21, [result(1), result(2), result(4)]],
        [22, [result(3)]],
      ]),
    );
  });

  it('full in one tab, so that two begin their first attempt: both count', () => {
    const [one, other] = [tab(), tab()];
    storage.isFull = true;
    attempt(one, 21, result(800));
    storage.isFull = false;
    attempt(other, 21, result(300));
    attempt(one, 22, result(1));
    expect(tab().of(21)).toEqual([result(800), result(300)]);
  });

  it.each([
    ['missing', () => undefined],
    [
      'blocked',
      () => {
        throw new DOMException('Access is denied.', 'SecurityError');
      },
    ],
  ])('%s: results live as long as the page', (_name, look) => {
    const daily = new DailyStore(look);
    attempt(daily, 21, result(5));
    daily.begin(21);
    expect(daily.of(21)).toEqual([result(5), null]);
    expect(begin(daily, 21).number).toBe(3);
    expect(daily.begin(21)).toBeNull();
  });

  it.each([
    '',
    'null',
    '[]',
    '{"version":1',
    '{"version":2,"days":{"21":[null]}}',
    '{"version":1,"days":7}',
    '{"version":1,"days":{"21":{}}}',
    '{"version":1,"days":{"1e2":[null],"":[null],"021":[null],"1.5":[null],"__proto__":[null],"99999999999999999999":[null]}}',
  ])('damaged: %s counts as none, and is replaced by the next attempt', (text) => {
    storage.entries.set(DAILY_KEY, text);
    const daily = tab();
    expect(daily.get().days).toEqual(new Map());
    attempt(daily, 21, result(5));
    expect(tab().get().days).toEqual(new Map([[21, [result(5)]]]));
  });

  it('damaged in parts: the rest counts, and damage gives neither an attempt back nor a better score', () => {
    const days = {
      19: [result(100)],
      20: [{ score: -5 }, 'x', { score: 70, metres: 'far', assisted: false }, result(9), result(9)],
      21: [{ score: 10, metres: 1e300, assisted: 'no' }],
    };
    storage.entries.set(DAILY_KEY, JSON.stringify({ version: 1, days, more: 1 }));
    const daily = tab();
    expect(daily.get().days).toEqual(
      new Map([
        [19, [result(100)]],
        [20, [null, null, { score: 70, metres: 0, assisted: false }]],
        [21, [{ score: 10, metres: 0, assisted: true }]],
      ]),
    );
  });

  it('full of any text: reading never fails', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json(),
          fc.json().map((json) => `{"version":1,"days":${json}}`),
        ),
        (text) => {
          storage.entries.set(DAILY_KEY, text);
          for (const attempts of tab().get().days.values())
            expect(attempts.length).toBeLessThanOrEqual(3);
        },
      ),
    );
  });
});

it('attempts of the first format, which had no ids, count, and come before those of this one', () => {
  storage.entries.set(DAILY_KEY, JSON.stringify({ version: 1, days: { 21: [null, result(7)] } }));
  const daily = tab();
  attempt(daily, 21, result(9));
  expect(tab().of(21)).toEqual([null, result(7), result(9)]);
  expect(daily.begin(21)).toBeNull();
});

describe('erasing everything', () => {
  it('brings nothing back from memory', () => {
    const daily = tab();
    storage.isFull = true;
    attempt(daily, 20, result(5));
    storage.isFull = false;
    daily.reset();
    expect(daily.of(20)).toEqual([]);
    daily.begin(21);
    expect(tab().get().days).toEqual(new Map([[21, [null]]]));
  });

  it.each([null, DAILY_KEY])('in another tab resets this one (storage event of %s)', (key) => {
    const daily = tab();
    attempt(daily, 20, result(5));
    storage.entries.clear();
    const unwatch = daily.watch();
    dispatchStorageEvent(key, null);
    unwatch();
    expect(daily.of(20)).toEqual([]);
    daily.begin(21);
    expect(tab().get().days).toEqual(new Map([[21, [null]]]));
  });
});
