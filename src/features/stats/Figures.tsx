import { formatBest, formatCount, formatDistance, formatDuration } from '#ui';
import type { PlayerStats } from './player-stats.ts';
import styles from './stats.module.css';

interface FiguresProps {
  readonly stats: PlayerStats;
  /** The high scores; 0 for none. */
  readonly best: number;
  readonly bestAssisted: number;
}

/** The totals of all runs, with the assisted high score if there is one. */
export function Figures({ stats, best, bestAssisted }: FiguresProps) {
  return (
    <dl className={styles['figures']}>
      <Figure name="Best" value={formatBest(best)} />
      {bestAssisted > 0 && <Figure name="Best, assisted" value={formatCount(bestAssisted)} />}
      <Figure name="Runs" value={formatCount(stats.runs)} />
      <Figure name="Distance" value={formatDistance(stats.metres)} />
      <Figure name="Time played" value={formatDuration(stats.playedMs)} />
      <Figure name="Pterodactyls shot" value={formatCount(stats.shot)} />
    </dl>
  );
}

function Figure({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div className={styles['figure']}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
