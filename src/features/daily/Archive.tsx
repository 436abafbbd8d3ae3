import { type SubmitEvent, useId, useState } from 'react';
import {
  ARCHIVE,
  archiveNotBegun,
  attemptNumber,
  attemptResult,
  DAILY,
  dailyDate,
  dailyPracticeBest,
  noSuchCourse,
  spreadWords,
} from '#content';
import { Button, TextInput, useStore } from '#ui';
import { ArchiveCalendar } from './ArchiveCalendar.tsx';
import styles from './archive.module.css';
import type { DayResults, Result } from './daily-results.ts';
import type { DailyRuns } from './daily-runs.ts';
import { beginning } from './day.ts';

export interface ArchiveProps {
  readonly runs: DailyRuns;
  /** The number of the course that is shown at first; today's if absent. It need not exist. */
  readonly asked?: number | undefined;
  /** Goes to today's course. */
  readonly playToday: () => void;
  /**
   * Goes to the course of a past day.
   * @param isRace the best saved run of that day runs along.
   */
  readonly playPastDay: (day: number, isRace: boolean) => void;
}

/**
 * All daily courses so far: a calendar to choose from, what the player has come to on the chosen
 * one, and the way to play it.
 */
export function Archive({ runs, asked, playToday, playPastDay }: ArchiveProps) {
  const { dailyStore, dailyPracticeStore, savedRuns } = runs.records;
  const { days } = useStore(dailyStore);
  const { days: practised } = useStore(dailyPracticeStore);
  useStore(savedRuns);
  /** As it was when the dialog opened. */
  const [today] = useState(runs.today);
  const exists = (day: number) => day >= 1 && day <= today;
  const [chosen, setChosen] = useState(asked !== undefined && exists(asked) ? asked : today);
  if (today < 1) return <p className={styles.empty}>{archiveNotBegun(beginning(1))}</p>;
  const attemptsOf = (day: number) => days.get(day) ?? [];
  const practiceOf = (day: number) => practised.get(day) ?? [];
  return (
    <div className={styles.content}>
      <ArchiveCalendar
        attemptsOf={attemptsOf}
        practiceOf={practiceOf}
        today={today}
        chosen={chosen}
        choose={setChosen}
      />
      <div className={styles.chosen}>
        <AttemptsOfDay
          day={chosen}
          attempts={attemptsOf(chosen)}
          practice={practiceOf(chosen)}
          most={Math.max(dailyStore.best(false)?.score ?? 0, dailyStore.best(true)?.score ?? 0)}
        />
        {chosen === today ? (
          <div className={styles.actions}>
            {/* As in the panel of the daily course: ranked as long as attempts are left. */}
            <Button variant="primary" onClick={playToday}>
              {runs.onlyPractice ? DAILY.practise : DAILY.play}
            </Button>
          </div>
        ) : (
          <PlayPastDay runs={runs} day={chosen} play={playPastDay} />
        )}
      </div>
      <div className={styles.others}>
        <CourseNumber latest={today} asked={asked} choose={setChosen} />
        {today > 1 && (
          <Button variant="quiet" onClick={() => setChosen(randomPastDay(today, chosen))}>
            {ARCHIVE.random}
          </Button>
        )}
      </div>
    </div>
  );
}

interface PlayPastDayProps {
  readonly runs: DailyRuns;
  readonly day: number;
  readonly play: ArchiveProps['playPastDay'];
}

/** Practice on the course of a past day, alone or against the player's best run there. */
function PlayPastDay({ runs, day, play }: PlayPastDayProps) {
  return (
    <>
      <div className={styles.actions}>
        <Button variant="primary" onClick={() => play(day, false)}>
          {ARCHIVE.play}
        </Button>
        {runs.bestOf(day) !== undefined && (
          <Button variant="raised" onClick={() => play(day, true)}>
            {ARCHIVE.race}
          </Button>
        )}
      </div>
      <p>{ARCHIVE.isPractice}</p>
      {runs.hasOlderRunsOnly(day) && <p>{ARCHIVE.olderRules}</p>}
    </>
  );
}

/** @param except the day that is chosen already: another one, if there is any. */
function randomPastDay(today: number, except: number): number {
  const days = today - 1;
  const day = 1 + Math.floor(days * Math.random());
  return day === except ? 1 + (day % days) : day;
}

interface AttemptsOfDayProps {
  readonly day: number;
  readonly attempts: DayResults;
  /** The best results in practice. */
  readonly practice: readonly Result[];
  /** The score that fills a bar: the best ever. */
  readonly most: number;
}

/**
 * The ranked attempts of a day, each with a bar as long as its score, and how far they are apart;
 * and the best in practice.
 */
function AttemptsOfDay({ day, attempts, practice, most }: AttemptsOfDayProps) {
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
                <span
                  style={{
                    width: `${most === 0 || result === null ? 0 : (100 * result.score) / most}%`,
                  }}
                />
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

interface CourseNumberProps {
  /** The number of today's course: the highest there is. */
  readonly latest: number;
  /** The number that the player has asked for already, by the page's address. */
  readonly asked: number | undefined;
  readonly choose: (day: number) => void;
}

/** Chooses a course by its number, which is a day's. */
function CourseNumber({ latest, asked, choose }: CourseNumberProps) {
  const id = useId();
  const [text, setText] = useState(asked?.toString() ?? '');
  const [isWrong, setWrong] = useState(asked !== undefined && courseIn(text, latest) === undefined);
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    const day = courseIn(text, latest);
    setWrong(day === undefined);
    if (day !== undefined) choose(day);
  };
  return (
    <form className={styles.number} noValidate onSubmit={onSubmit}>
      <label htmlFor={id}>{ARCHIVE.number}</label>
      <TextInput
        id={id}
        inputMode="numeric"
        autoComplete="off"
        maxLength={7}
        value={text}
        aria-invalid={isWrong}
        aria-describedby={`${id}-problem`}
        onChange={({ currentTarget }) => {
          setText(currentTarget.value);
          setWrong(false);
        }}
      />
      <Button variant="quiet" submits>
        {ARCHIVE.show}
      </Button>
      <p id={`${id}-problem`} role="alert">
        {isWrong ? noSuchCourse(latest) : ''}
      </p>
    </form>
  );
}

/** The course that a text means: '17' or '#17'; undefined if there is none. */
function courseIn(text: string, latest: number): number | undefined {
  const day = Number(/^\s*#?(\d{1,6})\s*$/.exec(text)?.[1]);
  return day >= 1 && day <= latest ? day : undefined;
}
