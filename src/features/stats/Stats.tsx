import { type ComponentProps, useEffect, useSyncExternalStore } from 'react';
import {
  formatBest,
  formatDate,
  formatDistance,
  formatDuration,
  formatMetres,
  formatMoment,
  formatNumber,
  SCORE_HISTORY_GUIDE,
  STATS,
} from '#content';
import type { HighScores } from '#game';
import { lazyPart, useStore } from '#ui';
import type { Day, PastRun, PlayerStats } from './player-stats.ts';
import { daysUpTo, type StatsTracker } from './stats-tracker.ts';
import type { ScoreHistory as ScoreHistoryOfChunk } from './ScoreHistory.tsx';
import styles from './stats.module.css';

/** A chunk of its own: one page shows it. */
export const ScoreHistory = lazyPart<ComponentProps<typeof ScoreHistoryOfChunk>>(
  async () => (await import('./ScoreHistory.tsx')).ScoreHistory,
  { notLoaded: SCORE_HISTORY_GUIDE.notLoaded },
);

interface StatsProps {
  readonly tracker: StatsTracker;
  readonly highScores: HighScores;
}

/**
 * The player's statistics, updated as runs begin and end. Nothing is shown before the first run.
 */
export function Stats({ tracker, highScores }: StatsProps) {
  useEffect(() => tracker.watch(), [tracker]);
  const { store } = tracker;
  const stats = useStore(store);
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

interface FiguresProps {
  readonly stats: PlayerStats;
  /** The high scores; 0 for none. */
  readonly best: number;
  readonly bestAssisted: number;
}

/** The totals of all runs: five figures, and a sixth for players with an assisted high score. */
function Figures({ stats, best, bestAssisted }: FiguresProps) {
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

const SHOWN_DAYS = 7;

/** Those of the last seven days on which the player played. Bars compare the time played. */
function LastDays({ days, now }: { readonly days: readonly Day[]; readonly now: number }) {
  const shown = daysUpTo(now, SHOWN_DAYS)
    .flatMap(({ day, date }) =>
      days.filter((known) => known.day === day).map((known) => ({ ...known, date })),
    )
    .reverse();
  if (shown.length === 0) return null;
  const longest = Math.max(...shown.map(({ playedMs }) => playedMs), 1);
  return (
    <table className={styles.days}>
      <caption className={styles.title}>{STATS.lastDays}</caption>
      <thead>
        <tr>
          <th scope="col">{STATS.day}</th>
          <th scope="col">{STATS.runs}</th>
          <th scope="col">{STATS.best}</th>
          <th scope="col">{STATS.time}</th>
        </tr>
      </thead>
      <tbody>
        {shown.map(({ day, date, runs, best, bestAssisted, playedMs }) => (
          <tr key={day}>
            <th scope="row">{formatDate(date, 'weekday')}</th>
            <td>{formatNumber(runs)}</td>
            <td>
              {best === 0 && bestAssisted > 0 && <small>{STATS.assisted} </small>}
              <span>{formatBest(best === 0 ? bestAssisted : best)}</span>
            </td>
            <td style={{ backgroundSize: `${(playedMs / longest) * 100}% 100%` }}>
              {formatDuration(playedMs)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The last runs, latest first. */
function LastRuns({ runs, now }: { readonly runs: readonly PastRun[]; readonly now: number }) {
  return (
    <section>
      <h3 className={styles.title}>{STATS.lastRuns}</h3>
      <ol className={styles.runs}>
        {[...runs].reverse().map(({ at, score, metres, assisted, finished }) => (
          <li key={at} className={styles.run}>
            <strong>{formatNumber(score)}</strong>
            <span>{formatMetres(metres)}</span>
            <span>
              {[...(assisted ? [STATS.assisted] : []), ...(finished ? [] : [STATS.left])].join(
                ', ',
              )}
            </span>
            <time dateTime={new Date(at).toISOString()}>{formatMoment(at, now)}</time>
          </li>
        ))}
      </ol>
    </section>
  );
}
