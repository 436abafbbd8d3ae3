import { formatMetres, formatMoment, formatNumber, STATS } from '#content';
import type { PastRun } from './player-stats.ts';
import styles from './stats.module.css';

/** The last runs, latest first. */
export function LastRuns({ runs, now }: { readonly runs: readonly PastRun[]; readonly now: number }) {
  return (
    <section>
      <h3 className={styles.title}>{STATS.lastRuns}</h3>
      <ol className={styles.runs}>
        {[...runs].reverse().map(({ at, score, metres, assisted, finished }) => (
          <li key={at} className={styles.run}>
            <strong>{formatNumber(score)}</strong>
            <span>{formatMetres(metres)}</span>
            <span>{[...(assisted ? [STATS.assisted] : []), ...(finished ? [] : [STATS.left])].join(', ')}</span>
            <time dateTime={new Date(at).toISOString()}>{formatMoment(at, now)}</time>
          </li>
        ))}
      </ol>
    </section>
  );
}
