import styles from './result-bar.module.css';

interface ResultBarProps {
  readonly score: number;
  /** What the words beside the score compare it with; 0 for nothing. */
  readonly best: number;
  /** Stands at the best. */
  readonly word: string;
  /** What comes next; undefined if it isn't a matter of points. */
  readonly next: number | undefined;
}

/** Where the run ended. The card says the same in words. */
export function ResultBar({ score, best, word, next = 0 }: ResultBarProps) {
  const whole = wholeOf(score, best, next);
  const at = (points: number) => `${(100 * points) / whole}%`;
  return (
    <>
      {best > 0 && (
        <small className={styles.word} style={placeAt(best, whole)} aria-hidden="true">
          {word}
        </small>
      )}
      <div className={styles.bar} aria-hidden="true">
        <i className={styles.run} style={{ width: at(score) }} />
        {best > 0 && <i className={styles.best} style={{ left: at(best) }} />}
        {next > score && <i className={styles.next} style={{ left: at(next) }} />}
      </div>
    </>
  );
}

export function wholeOf(score: number, best: number, next = 0): number {
  return Math.max(score, best, next, 1);
}

/** Words at their mark, without leaving the bar's ends. */
export function placeAt(points: number, whole: number) {
  const at = `${(100 * points) / whole}%`;
  return { left: at, transform: `translateX(-${at})` };
}
