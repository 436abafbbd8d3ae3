import styles from './result-bar.module.css';

interface ResultBarProps {
  readonly score: number;
  /** What the words beside the score compare it with; 0 for nothing. */
  readonly best: number;
  /** What comes next; undefined if it isn't a matter of points. */
  readonly next: number | undefined;
}

/** Where the run ended. The card says the same in words. */
export function ResultBar({ score, best, next = 0 }: ResultBarProps) {
  const whole = Math.max(score, best, next, 1);
  const at = (points: number) => `${(100 * points) / whole}%`;
  return (
    <div className={styles.bar} aria-hidden="true">
      <i className={styles.run} style={{ width: at(score) }} />
      {best > 0 && <i className={styles.best} style={{ left: at(best) }} />}
      {next > score && <i className={styles.next} style={{ left: at(next) }} />}
    </div>
  );
}
