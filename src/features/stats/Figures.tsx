import { formatBest, formatCount, formatDistance, formatDuration } from '#ui';
import type { PlayerStats } from './player-stats.ts';
import styles from './stats.module.css';

interface FiguresProps {
  readonly numbers: PlayerStats;
  /** The high scores; 0: none. */
  readonly best: number;
  readonly bestAssisted: number;
}

/** All runs in six figures; in seven for who has played with assists. */
export function Figures({ numbers, best, bestAssisted }: FiguresProps) {
  return (
    <dl className={styles['figures']}>
      <Figure name="Best" value={formatBest(best)} />
      {bestAssisted > 0 && <Figure name="Best, assisted" value={formatCount(bestAssisted)} />}
      <Figure name="Runs" value={formatCount(numbers.runs)} />
      <Figure name="Distance" value={formatDistance(numbers.metres)} />
      <Figure name="Time played" value={formatDuration(numbers.playedMs)} />
      <Figure name="Pterodactyls shot" value={formatCount(numbers.shot)} />
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
