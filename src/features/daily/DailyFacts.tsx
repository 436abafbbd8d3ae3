import { formatCount } from '#ui';
import { ATTEMPTS, attemptsLeft, bestOf, type DayResults } from './daily-results.ts';
import styles from './daily.module.css';
import { dayNumber, untilNextDay } from './day.ts';
import type { DailyStore } from './daily-store.ts';
import { type Streak, streakOf } from './streak.ts';

interface DailyFactsProps {
  readonly daily: DailyStore;
  /** ms since 1970. */
  readonly at: number;
  /** Assists are on. */
  readonly assisted: boolean;
}

/** The player's results on the day's course, and when the next one comes. */
export function DailyFacts({ daily, at, assisted }: DailyFactsProps) {
  const today = dayNumber(at);
  const attempts = daily.of(today);
  const facts = [
    ...attemptsFacts(attempts, assisted),
    ...bestFacts(daily, attempts, false, !assisted),
    ...bestFacts(daily, attempts, true, assisted),
    ...streakFacts(streakOf(daily.get().days, today)),
    `Next course in ${durationWords(untilNextDay(at))}`,
    ...(today < 1 ? ['Course #1 is of 1 November 2026: please check this device’s clock'] : []),
  ];
  return (
    <ul className={styles['facts']}>
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  );
}

function attemptsFacts(attempts: DayResults, assisted: boolean): string[] {
  const left = attemptsLeft(attempts);
  if (left === 0) return ['Practice: today’s attempts are used up'];
  const words = `${left} of ${ATTEMPTS} ranked attempts left`;
  return assisted ? [words, 'Assists are on: attempts count as assisted, with their own best'] : [words];
}

/** @param wanted whether to show the best ever when there is no result of today. */
function bestFacts(daily: DailyStore, attempts: DayResults, assisted: boolean, wanted: boolean): string[] {
  const name = assisted ? 'Assisted best' : 'Best';
  const today = bestOf(attempts, assisted)?.score;
  const ever = daily.best(assisted)?.score;
  if (today === undefined) return ever === undefined || !wanted ? [] : [`${name} ever ${formatCount(ever)}`];
  const words = `${name} today ${formatCount(today)}`;
  return [ever === undefined || ever === today ? words : `${words}, ever ${formatCount(ever)}`];
}

function streakFacts({ current, longest }: Streak): string[] {
  if (current === 0) return longest > 1 ? [`Longest streak ${longest} days`] : [];
  const words = `Streak ${current} ${current === 1 ? 'day' : 'days'}`;
  return [longest > current ? `${words}, longest ${longest}` : words];
}

/** Whole minutes. */
function durationWords(ms: number): string {
  const minutes = Math.floor(ms / 60_000);
  if (minutes === 0) return 'less than a minute';
  return minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}
