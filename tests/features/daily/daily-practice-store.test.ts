import { expect, it } from 'vitest';
import { DailyPracticeStore } from '#features/daily';
import { PRACTICE_KEY } from '#src/features/daily/daily-practice-store.ts';
import { FakeStorage } from '../../platform/fake-storage.ts';
import { result } from './daily-records.ts';

it('the best in practice is kept for each day, with and without assists apart', () => {
  const storage = new FakeStorage();
  const stored = () => new DailyPracticeStore(() => storage).get().days;
  const practice = new DailyPracticeStore(() => storage);
  practice.offer(5, result(300));
  practice.offer(5, result(200));
  practice.offer(5, result(900, true));
  practice.offer(6, result(10));
  expect(stored()).toEqual(
    new Map([
      [5, [result(300), result(900, true)]],
      [6, [result(10)]],
    ]),
  );
  practice.offer(5, result(301));
  expect(stored().get(5)).toEqual([result(301), result(900, true)]);
});

it('of more stored results of a day than two, the best count', () => {
  const storage = new FakeStorage();
  const days = { 5: [result(100), null, result(200)] };
  storage.setItem(PRACTICE_KEY, JSON.stringify({ version: 1, days }));
  expect(new DailyPracticeStore(() => storage).get().days.get(5)).toEqual([result(200)]);
});
