import { useEffect, useSyncExternalStore } from 'react';
import { formatBest, formatDistance, formatDuration, formatNumber, STATS } from '#content';
import type { HighScores } from '#game';
import { useStore } from '#ui';
import type { PlayerStats } from './player-stats.ts';
import type { StatsTracker } from './stats-tracker.ts';
import styles from './stats.module.css';

interface StatsProps {
  readonly tracker: StatsTracker;
  readonly highScores: HighScores;
}

export function Stats({ tracker, highScores }: StatsProps) {
  useEffect(() => tracker.watch(), [tracker]);
  const { store } = tracker;
  const stats = useStore(store);
  const { plain, assisted } = highScores;
  const best = useSyncExternalStore(plain.subscribe, () => plain.value);
  const bestAssisted = useSyncExternalStore(assisted.subscribe, () => assisted.value);
  return (
    (stats.farthest > 0 || best > 0 || bestAssisted > 0) && (
      <Figures stats={stats} best={best} bestAssisted={bestAssisted} />
    )
  );
}

interface FiguresProps {
  readonly stats: PlayerStats;
  readonly best: number;
  readonly bestAssisted: number;
}

function Figures({ stats, best, bestAssisted }: FiguresProps) {
  return (
    <dl className={styles.figures}>
      <Figure name={STATS.best} value={formatBest(best)} />
      {bestAssisted > 0 && <Figure name={STATS.bestAssisted} value={formatNumber(bestAssisted)} />}
      <Figure name={STATS.runs} value={formatNumber(stats.runs)} />
      {stats.farthest > 0 && (
        <Figure name={STATS.farthest} value={formatDistance(stats.farthest)} />
      )}
      <Figure name={STATS.distance} value={formatDistance(stats.metres)} />
      <Figure name={STATS.playedTime} value={formatDuration(stats.playedMs)} />
    </dl>
  );
}

function Figure({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div className={styles.figure}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
