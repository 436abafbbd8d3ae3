import { useId } from 'react';
import { ARCHIVE, attemptNumber, attemptResult, dailyDate, dailyPracticeBest, spreadWords } from '#content';
import type { DayResults } from './daily-results.ts';
import { beginning } from './day.ts';
import styles from './archive.module.css';
import type { PracticeBests } from './daily-practice-bests.ts';

interface AttemptsOfDayProps {
  readonly day: number;
  readonly attempts: DayResults;
  /** The best results in practice. */
  readonly practice: PracticeBests;
  /** The score that fills a bar: the best ever. */
  readonly most: number;
}

/** The ranked attempts of a day, each with a bar as long as its score, and how far they are apart; and the best in practice. */
export function AttemptsOfDay({ day, attempts, practice, most }: AttemptsOfDayProps) {
  const title = useId();
  const scores = attempts.flatMap((result) => (result === null ? [] : [result.score]));
  return (
    <section className={styles.attempts} aria-labelledby={title}>
      <h3 id={title}>{dailyDate(day, beginning(day))}</h3>
      {attempts.length === 0 ? (
        <p>{practice.length === 0 ? ARCHIVE.notPlayed : ARCHIVE.onlyPractised}</p>
      ) : (
        <ol>
          {attempts.map((result, index) => (
            <li key={index}>
              <span>{attemptNumber(index + 1)}</span>
              <span className={styles.bar} aria-hidden="true">
                <span style={{ width: `${most === 0 || result === null ? 0 : (100 * result.score) / most}%` }} />
              </span>
              <span>{result === null ? ARCHIVE.unfinished : attemptResult(result)}</span>
            </li>
          ))}
        </ol>
      )}
      {scores.length > 1 && <p>{spreadWords(Math.min(...scores), Math.max(...scores))}</p>}
      {practice.map((best) => (
        <p key={String(best.assisted)}>{dailyPracticeBest(best)}</p>
      ))}
    </section>
  );
}
