// @vitest-environment happy-dom
import * as fc from 'fast-check';
import { beforeEach, expect, it } from 'vitest';
import { DAILY_KEY } from '#src/features/daily/daily-store.ts';
import type { Result } from '#src/features/daily/daily-results.ts';
import { dayNumber } from '#src/features/daily/day.ts';
import { DailyStore } from '#features/daily';
import { FakeStorage } from '../../platform/fake-storage.ts';
import { result } from './daily-records.ts';

let storage: FakeStorage;

const tab = () => new DailyStore(() => storage);

beforeEach(() => {
  storage = new FakeStorage();
});

it('a clock that is wrong loses nothing and gives no attempt twice, however it jumps, in any tab, with reloads', () => {
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

it('of damaged results the rest counts, and damage gives neither an attempt back nor a better score', () => {
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
