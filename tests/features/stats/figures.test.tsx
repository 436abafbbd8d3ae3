// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { NO_STATS } from '#src/features/stats/player-stats.ts';
import { Stats } from '#src/features/stats/Stats.tsx';
import { StatsTracker } from '#features/stats';
import { highScoresInMemory } from '../../game/runs/high-scores.ts';
import { render, renderInPage, textsOf } from '../../ui/react-page.ts';

let tracker: StatsTracker;

renderInPage();
beforeEach(() => {
  tracker = new StatsTracker();
});

it('there are no figures until a run has ended', () => {
  tracker.store.update({ ...NO_STATS, runs: 1, metres: 15, playedMs: 2000 });
  render(<Stats tracker={tracker} highScores={highScoresInMemory()} />);
  expect(textsOf('dl > *')).toEqual([]);
});

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
