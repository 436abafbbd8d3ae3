import { expect, it } from 'vitest';
import {
  addStats,
  type Day,
  MAX_DAYS,
  NO_STATS,
  readStats,
} from '#src/features/stats/player-stats.ts';

const aDay = (name: string, more: Partial<Day> = {}): Day => ({
  day: name,
  runs: 1,
  best: 0,
  bestAssisted: 0,
  playedMs: 0,
  ...more,
});

it('a day has the sum of its runs and time, and the better of each best', () => {
  const [morning, evening] = [
    { best: 300, bestAssisted: 10, playedMs: 2000 },
    { best: 200, bestAssisted: 40, playedMs: 500 },
  ].map((more) => ({ ...NO_STATS, days: [aDay('2026-11-01', more)] }));
  expect(addStats(morning ?? NO_STATS, evening ?? NO_STATS).days).toEqual([
    { day: '2026-11-01', runs: 2, best: 300, bestAssisted: 40, playedMs: 2500 },
  ]);
});

it('the days that were first played last are kept, 400 of them', () => {
  let all = NO_STATS;
  for (let index = 0; index < 500; index++) {
    // Each day is earlier than the one before, as if the clock were set back again and again.
    const at = Date.UTC(2026, 0, 1) - index * 86_400_000;
    const name = new Date(at).toISOString().slice(0, 10);
    all = addStats(all, { ...NO_STATS, days: [aDay(name)] });
  }
  expect(all.days).toHaveLength(MAX_DAYS);
  expect(all.days.at(-1)?.day).toBe('2024-08-20');
});

it('a stored day without a date is left out, and the rest counts', () => {
  const days = [aDay('2026-11-01'), aDay('yesterday'), aDay('2026-11-01')];
  expect(readStats({ ...NO_STATS, runs: -1, metres: 7, days })).toEqual({
    ...NO_STATS,
    metres: 7,
    days: [aDay('2026-11-01', { runs: 2 })],
  });
});
