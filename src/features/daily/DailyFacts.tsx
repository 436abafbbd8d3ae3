import {
  attemptsLeftWords,
  DAILY,
  dailyBest,
  dailyNotBegun,
  longestStreak,
  nextCourse,
  streakWords,
} from '#content';
import { ATTEMPTS, attemptsLeft, bestOf, type DayResults } from './daily-results.ts';
import styles from './daily.module.css';
import { beginning, dayNumber, type Streak, streakOf, untilNextDay } from './day.ts';
import type { DailyStore } from './daily-store.ts';

interface DailyFactsProps {
  readonly daily: DailyStore;
  /** ms since 1970. */
  readonly at: number;
  /** Whether assists are on. */
  readonly assisted: boolean;
}

/** The player's results on the day's course, as a list, and the time until the next course. */
export function DailyFacts({ daily, at, assisted }: DailyFactsProps) {
  const today = dayNumber(at);
  const attempts = daily.of(today);
  const facts = [
    ...attemptsFacts(attempts, assisted),
    ...bestFacts(daily, attempts, false, !assisted),
    ...bestFacts(daily, attempts, true, assisted),
    ...streakFacts(streakOf(daily.get().days, today)),
    nextCourse(untilNextDay(at)),
    ...(today < 1 ? [dailyNotBegun(beginning(1))] : []),
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
  const words = attemptsLeftWords(left, ATTEMPTS);
  return assisted ? [words, DAILY.assisted] : [words];
}

/** @param wanted whether to show the best of all days even when there is no result of today. */
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
  return [streakWords(current, longest)];
}
