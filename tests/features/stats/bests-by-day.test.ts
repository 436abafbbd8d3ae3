import { expect, test } from 'vitest';
import { bestsByDay } from '#features/stats/testing';

const day = (date: string, best: number, bestAssisted = 0) => ({
  day: date,
  runs: 3,
  best,
  bestAssisted,
  playedMs: 60_000,
});

test('the days are in order, without those on which no run was finished', () => {
  const days = [day('2026-11-03', 120), day('2026-11-01', 80), day('2026-11-02', 0)];
  expect(bestsByDay(days).map((each) => [each.day, each.best])).toEqual([
    ['2026-11-01', 80],
    ['2026-11-03', 120],
  ]);
});

test('a best with assists stands in only where there is no other', () => {
  const days = [day('2026-11-01', 50, 400), day('2026-11-02', 0, 300)];
  expect(bestsByDay(days).map(({ best }) => best)).toEqual([50, 300]);
});

test('only the last ten days are shown', () => {
  const days = Array.from({ length: 12 }, (_, index) =>
    day(`2026-11-${String(index + 1).padStart(2, '0')}`, 10),
  );
  expect(
    bestsByDay(days)
      .map((each) => each.day)
      .at(0),
  ).toBe('2026-11-03');
  expect(bestsByDay(days)).toHaveLength(10);
});
