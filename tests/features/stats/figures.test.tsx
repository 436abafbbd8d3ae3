// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { type Day, NO_STATS } from '#src/features/stats/player-stats.ts';
import { ScoreHistory } from '#src/features/stats/ScoreHistory.tsx';
import { Stats } from '#src/features/stats/Stats.tsx';
import { StatsTracker } from '#features/stats';
import { highScoresInMemory } from '../../game/runs/high-scores.ts';
import { page, render, renderInPage, textsOf } from '../../ui/react-page.ts';

let tracker: StatsTracker;

renderInPage();
beforeEach(() => {
  tracker = new StatsTracker();
});

const aDay = (date: number, best: number, bestAssisted = 0): Day => ({
  day: `2026-11-${String(date).padStart(2, '0')}`,
  runs: date,
  best,
  bestAssisted,
  playedMs: 0,
});

function showHistory(...days: readonly Day[]): void {
  tracker.store.update({ ...NO_STATS, days });
  render(<ScoreHistory tracker={tracker} />);
}

const rows = () =>
  [...page.querySelectorAll('tbody tr')].map((row) =>
    [...row.children].map(({ textContent }) => textContent),
  );

it('the panel has the player’s best scores, runs, distances and time', () => {
  const highScores = highScoresInMemory();
  tracker.store.update({ ...NO_STATS, runs: 4, metres: 1500, farthest: 700, playedMs: 65_000 });
  render(<Stats tracker={tracker} highScores={highScores} />);
  expect(textsOf('dl > *')).toEqual([
    'Best–',
    'Runs4',
    'Farthest run700 m',
    'Distance1.5 km',
    'Time played1 min',
  ]);
  act(() => {
    highScores.plain.offer(1234);
    highScores.assisted.offer(2345);
  });
  expect(textsOf('dd').slice(0, 2)).toEqual(['1,234', '2,345']);
});

it('the bars of the score history stand on the floor, by date, as high as the bests', () => {
  showHistory(aDay(3, 400), aDay(1, 100), aDay(2, 0));
  const bars = [...page.querySelectorAll('rect')].map((bar) =>
    ['x', 'y', 'height'].map((name) => Number(bar.getAttribute(name))),
  );
  const [[x1 = 0, y1 = 0, low = 0] = [], [x3 = 0, y3 = 0, high = 0] = []] = bars;
  expect(bars).toHaveLength(2);
  expect(x1).toBeLessThan(x3);
  expect(high).toBeCloseTo(4 * low);
  expect([y1 + low, y3 + high]).toEqual([178, 178]);
  expect(textsOf('text')).toEqual(['100', '1 Nov', '400', '3 Nov']);
});

it('its table has the latest of the last ten days first', () => {
  showHistory(...Array.from({ length: 12 }, (_, index) => aDay(index + 1, 10 * (index + 1))));
  expect(rows()).toHaveLength(10);
  expect([rows()[0], rows()[9]]).toEqual([
    ['12 Nov', '120', '12'],
    ['3 Nov', '30', '3'],
  ]);
});

it('a best with assists counts on a day without another', () => {
  showHistory(aDay(1, 50, 400), aDay(2, 0, 300));
  expect(rows().map(([, best]) => best)).toEqual(['300', '50']);
});
