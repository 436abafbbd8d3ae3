import { useEffect } from 'react';
import {
  attemptsLeftText,
  DAILY,
  dailyBest,
  dailyFigure,
  dailyNotBegun,
  dailyTitle,
  longestStreak,
  nextCourse,
  streakText,
} from '#content';
import { assistsOf, settings } from '#game';
import { isAssisted } from '#simulation';
import { Button, Dialog, useStore } from '#ui';
import { ATTEMPTS, attemptsLeft, bestOf, type DayResults } from './daily-results.ts';
import type { DailyRuns } from './daily-runs.ts';
import styles from './daily.module.css';
import type { DailyStore } from './daily-store.ts';
import { dayNumber, msUntilNextDay, startOfDay, type Streak, streakOf } from './day.ts';
import { useClock } from './use-clock.ts';

interface DailyDialogProps {
  readonly runs: DailyRuns;
  /** Starts a run on the current day's course. A day may have passed since the dialog showed it. */
  readonly play: (practice: boolean) => void;
  readonly close: () => void;
}

export function DailyDialog({ runs, play, close }: DailyDialogProps) {
  const { ghostChoice } = runs;
  const { dailyStore, savedRuns } = runs.records;
  const at = useClock();
  const { days } = useStore(dailyStore);
  const { wanted } = useStore(ghostChoice);
  const assisted = isAssisted(assistsOf(useStore(settings)));
  useEffect(() => void savedRuns.load(), [savedRuns]);
  useEffect(() => dailyStore.watch(), [dailyStore]);

  const today = dayNumber(at);
  const isRanked = attemptsLeft(days.get(today) ?? []) > 0;
  /** Timers can be late, so the day shown may already be over. */
  const start = (practice: boolean) => play(practice || runs.onlyPractice);

  return (
    <Dialog title={dailyTitle(today)} narrow close={close}>
      <div className={styles.daily}>
        <DailyFacts daily={dailyStore} at={at} assisted={assisted} />
        <Button variant="primary" onClick={() => start(false)}>
          {isRanked ? DAILY.play : DAILY.practise}
        </Button>
        {isRanked && (
          <Button variant="raised" onClick={() => start(true)}>
            {DAILY.practise}
          </Button>
        )}
        {runs.bestOf(today) !== undefined && (
          <label className={styles.ghost}>
            <input
              type="checkbox"
              checked={wanted}
              onChange={(event) => ghostChoice.publish({ wanted: event.target.checked })}
            />
            {DAILY.race}
          </label>
        )}
      </div>
    </Dialog>
  );
}

export function DailyFigure({ daily }: { readonly daily: DailyStore }) {
  const today = dayNumber(useClock());
  const { days } = useStore(daily);
  useEffect(() => daily.watch(), [daily]);
  return <small>{dailyFigure(today, attemptsLeft(days.get(today) ?? []))}</small>;
}

interface DailyFactsProps {
  readonly daily: DailyStore;
  readonly at: number;
  readonly assisted: boolean;
}

function DailyFacts({ daily, at, assisted }: DailyFactsProps) {
  const today = dayNumber(at);
  const attempts = daily.of(today);
  const facts = [
    ...attemptsFacts(attempts, assisted),
    ...bestFacts(daily, attempts, false, !assisted),
    ...bestFacts(daily, attempts, true, assisted),
    ...streakFacts(streakOf(daily.get().days, today)),
    nextCourse(msUntilNextDay(at)),
    ...(today < 1 ? [dailyNotBegun(startOfDay(1))] : []),
  ];
  return (
    <ul className={styles.facts}>
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  );
}

function attemptsFacts(attempts: DayResults, assisted: boolean): string[] {
  const left = attemptsLeft(attempts);
  if (left === 0) return [DAILY.noAttemptsLeft];
  const text = attemptsLeftText(left, ATTEMPTS);
  return assisted ? [text, DAILY.assisted] : [text];
}

function bestFacts(
  daily: DailyStore,
  attempts: DayResults,
  assisted: boolean,
  wanted: boolean,
): string[] {
  const today = bestOf(attempts, assisted)?.score;
  const ever = daily.best(assisted)?.score;
  if (today === undefined && (ever === undefined || !wanted)) return [];
  return [dailyBest(assisted, today, ever)];
}

function streakFacts({ current, longest }: Streak): string[] {
  if (current === 0) return longest > 1 ? [longestStreak(longest)] : [];
  return [streakText(current, longest)];
}
