// @vitest-environment happy-dom
import * as fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { DailyPracticeStore } from '#features/daily';
import { PRACTICE_KEY } from '#src/features/daily/daily-practice-store.ts';
import { FakeStorage } from '../../platform/fake-storage.ts';
import { result } from './daily-records.ts';

let storage: FakeStorage;

const tab = () => new DailyPracticeStore(() => storage);

beforeEach(() => {
  storage = new FakeStorage();
});

describe('the best in practice', () => {
  it('is kept for each day, with and without assists apart', () => {
    const practice = tab();
    practice.offer(5, result(300));
    practice.offer(5, result(200));
    practice.offer(5, result(900, true));
    practice.offer(6, result(10));
    expect(tab().get().days.get(5)).toEqual([result(300), result(900, true)]);
    expect(tab().get().days.get(6)).toEqual([result(10)]);
    expect(tab().get().days.get(7)).toBeUndefined();
    practice.offer(5, result(301));
    expect(tab().get().days.get(5)).toEqual([result(301), result(900, true)]);
  });

  it('is that of all tabs, in whichever order they write', () => {
    const offer = fc.record({
      day: fc.nat({ max: 2 }),
      score: fc.nat({ max: 99_999 }),
      assisted: fc.boolean(),
      tab: fc.nat({ max: 1 }),
    });
    fc.assert(
      fc.property(fc.array(offer, { maxLength: 30 }), (offers) => {
        storage = new FakeStorage();
        const tabs = [tab(), tab()];
        const most = new Map<string, number>();
        for (const { day, score, assisted, tab: index } of offers) {
          tabs[index]?.offer(day, result(score, assisted));
          const name = `${day} ${assisted}`;
          most.set(name, Math.max(score, most.get(name) ?? 0));
        }
        const found = [...tab().get().days].flatMap(([day, bests]) =>
          bests.map(({ score, assisted }) => [`${day} ${assisted}`, score] as const),
        );
        expect(new Map(found)).toEqual(most);
      }),
    );
  });
});

it('what is stored may be anything: reading never fails, and gives two bests of a day at most', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.json().map((json) => `{"version":1,"days":${json}}`),
      ),
      (text) => {
        storage.entries.set(PRACTICE_KEY, text);
        for (const bests of tab().get().days.values()) expect(bests.length).toBeLessThanOrEqual(2);
      },
    ),
  );
});
