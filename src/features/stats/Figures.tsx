import { formatBest, formatDistance, formatDuration, formatNumber, STATS } from '#content';
import type { PlayerStats } from './player-stats.ts';
import styles from './stats.module.css';

interface FiguresProps {
  readonly stats: PlayerStats;
  /** The high scores; 0 for none. */
  readonly best: number;
  readonly bestAssisted: number;
}

/** The totals of all runs: five figures, and a sixth for players with an assisted high score. */
export function Figures({ stats, best, bestAssisted }: FiguresProps) {
  return (
    <dl className={styles.figures}>
      <Figure name={STATS.best} value={formatBest(best)} />
      {bestAssisted > 0 && <Figure name={STATS.bestAssisted} value={formatNumber(bestAssisted)} />}
      <Figure name={STATS.runs} value={formatNumber(stats.runs)} />
      <Figure name={STATS.distance} value={formatDistance(stats.metres)} />
      <Figure name={STATS.playedTime} value={formatDuration(stats.playedMs)} />
      <Figure name={STATS.pterodactylsShot} value={formatNumber(stats.shot)} />
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
