import { daysUpTo } from './calendar.ts';
import { formatBest, formatCount, formatDuration } from '#ui';
import type { Day } from './player-stats.ts';
import styles from './stats.module.css';

const SHOWN_DAYS = 7;

/** Those of the last seven days that were played on. Bars compare the time played. */
export function LastDays({ days, now }: { readonly days: readonly Day[]; readonly now: number }) {
  const shown = daysUpTo(now, SHOWN_DAYS)
    .flatMap(({ day, date }) => days.filter((known) => known.day === day).map((known) => ({ ...known, date })))
    .toReversed();
  if (shown.length === 0) return null;
  const longest = Math.max(...shown.map(({ playedMs }) => playedMs), 1);
  return (
    <table className={styles['days']}>
      <caption className={styles['title']}>Last seven days</caption>
      <thead>
        <tr>
          <th scope="col">Day</th>
          <th scope="col">Runs</th>
          <th scope="col">Best</th>
          <th scope="col">Time</th>
        </tr>
      </thead>
      <tbody>
        {shown.map(({ day, date, runs, best, bestAssisted, playedMs }) => (
          <tr key={day}>
            <th scope="row">{date.toLocaleDateString('en-GB', { weekday: 'short', day: 'numeric' })}</th>
            <td>{formatCount(runs)}</td>
            <td>
              {best === 0 && bestAssisted > 0 && <small>assisted </small>}
              {formatBest(best === 0 ? bestAssisted : best)}
            </td>
            <td style={{ backgroundSize: `${(playedMs / longest) * 100}% 100%` }}>{formatDuration(playedMs)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
