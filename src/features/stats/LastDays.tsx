import { formatBest, formatDate, formatDuration, formatNumber, STATS } from '#content';
import { daysUpTo } from './calendar.ts';
import type { Day } from './player-stats.ts';
import styles from './stats.module.css';

const SHOWN_DAYS = 7;

/** Those of the last seven days on which the player played. Bars compare the time played. */
export function LastDays({ days, now }: { readonly days: readonly Day[]; readonly now: number }) {
  const shown = daysUpTo(now, SHOWN_DAYS)
    .flatMap(({ day, date }) => days.filter((known) => known.day === day).map((known) => ({ ...known, date })))
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
            <td style={{ backgroundSize: `${(playedMs / longest) * 100}% 100%` }}>{formatDuration(playedMs)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
