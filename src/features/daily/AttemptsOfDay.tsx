import { useId } from 'react';
import { attemptNumber, attemptResult, DAILY_RESULTS, dailyDate, spreadWords } from '#content';
import type { DayResults } from './daily-results.ts';
import { beginning } from './day.ts';
import styles from './results-calendar.module.css';

interface AttemptsOfDayProps {
  readonly day: number;
  readonly attempts: DayResults;
  /** The score that fills a bar: the best ever. */
  readonly most: number;
}

/** The ranked attempts of a day, each with a bar as long as its score, and how far they are apart. */
export function AttemptsOfDay({ day, attempts, most }: AttemptsOfDayProps) {
  const title = useId();
  const scores = attempts.flatMap((result) => (result === null ? [] : [result.score]));
  return (
    <section className={styles.attempts} aria-labelledby={title}>
      <h3 id={title}>{dailyDate(day, beginning(day))}</h3>
      {attempts.length === 0 ? (
        <p>{DAILY_RESULTS.notPlayed}</p>
      ) : (
        <ol>
          {attempts.map((result, index) => (
            <li key={index}>
              <span>{attemptNumber(index + 1)}</span>
              <span className={styles.bar} aria-hidden="true">
                <span style={{ width: `${most === 0 || result === null ? 0 : (100 * result.score) / most}%` }} />
              </span>
              <span>{result === null ? DAILY_RESULTS.unfinished : attemptResult(result)}</span>
            </li>
          ))}
        </ol>
      )}
      {scores.length > 1 && <p>{spreadWords(Math.min(...scores), Math.max(...scores))}</p>}
    </section>
  );
}
