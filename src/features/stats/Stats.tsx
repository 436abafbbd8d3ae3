import { useEffect, useSyncExternalStore } from 'react';
import type { HighScores } from '#game/api';
import { Figures } from './Figures.tsx';
import { LastDays } from './LastDays.tsx';
import { LastRuns } from './LastRuns.tsx';
import type { StatsTracker } from './stats-tracker.ts';

interface StatsProps {
  readonly tracker: StatsTracker;
  readonly highScores: HighScores;
}

/** The player's statistics, updated as runs begin and end. Nothing is shown before the first run. */
export function Stats({ tracker, highScores }: StatsProps) {
  useEffect(() => tracker.watch(), [tracker]);
  const { store } = tracker;
  const stats = useSyncExternalStore(store.subscribe, store.get);
  const { plain, assisted } = highScores;
  const best = useSyncExternalStore(plain.subscribe, () => plain.value);
  const bestAssisted = useSyncExternalStore(assisted.subscribe, () => assisted.value);
  return (
    <>
      {(stats.runs > 0 || best > 0 || bestAssisted > 0) && (
        <Figures stats={stats} best={best} bestAssisted={bestAssisted} />
      )}
      {stats.lastRuns.length > 0 && <LastRuns runs={stats.lastRuns} now={store.time} />}
      {stats.days.length > 0 && <LastDays days={stats.days} now={store.time} />}
    </>
  );
}
