import { formatCount, formatMoment } from '#ui';
import type { PastRun } from './player-stats.ts';
import styles from './stats.module.css';

/** The last runs, the latest first. */
export function LastRuns({ runs, now }: { readonly runs: readonly PastRun[]; readonly now: number }) {
  return (
    <section>
      <h3 className={styles['title']}>Last runs</h3>
      <ol className={styles['runs']}>
        {runs.toReversed().map(({ at, score, metres, assisted, finished }) => (
          <li key={at} className={styles['run']}>
            <strong>{formatCount(score)}</strong>
            <span>{formatCount(metres)} m</span>
            <span>
              {assisted && 'assisted'}
              {assisted && !finished && ', '}
              {!finished && 'left'}
            </span>
            <time dateTime={new Date(at).toISOString()}>{formatMoment(at, now)}</time>
          </li>
        ))}
      </ol>
    </section>
  );
}
