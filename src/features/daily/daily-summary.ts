import {
  attemptText,
  type DailyResult,
  dailyResultSpoken,
  dailyResultText,
  formatUtcDate,
} from '#content';
import type { SavedRun } from '#game';
import { readReplay } from '#replay';
import { createRun } from '#simulation';
import { ATTEMPTS } from './daily-results.ts';
import { startOfDay } from './day.ts';

const MAX_SYMBOLS = 16;

/**
 * Doesn't reveal the course.
 * @param attempt which ranked attempt it was, from 1 on; null for practice.
 * @throws ReplayError for a run whose replay can't be read.
 */
export function summarizeDaily(
  day: number,
  attempt: number | null,
  { replay, score, metres, assisted }: Pick<SavedRun, 'replay' | 'score' | 'metres' | 'assisted'>,
) {
  const { points, withTurbo } = stretchesOf(replay, score);
  const result: DailyResult = {
    day,
    attempt,
    attempts: ATTEMPTS,
    score,
    metres,
    assisted,
    pointsPerStretch: points,
    withTurbo,
  };
  return {
    day,
    date: formatUtcDate(startOfDay(day), 'long'),
    line: dailyResultText(result),
    spokenText: dailyResultSpoken(result),
    attempt: attemptText(attempt, ATTEMPTS),
    withTurbo,
  };
}

function stretchesOf(replay: string, score: number) {
  const { seed, assists, inputs } = readReplay(replay);
  const points = pointsPerSymbol(score);
  const withTurbo = Array.from({ length: symbolsFor(score, points) }, () => false);
  const run = createRun(seed, { assists });
  for (const input of inputs) {
    run.step(input);
    if (run.view.turbo.stepsLeft > 0) withTurbo[Math.floor(run.view.score / points)] = true;
  }
  return { points, withTurbo };
}

const symbolsFor = (score: number, points: number) => Math.floor(score / points) + 1;

/** The smallest of 100, 200, 500, 1000 and so on that fits the line into {@link MAX_SYMBOLS}. */
function pointsPerSymbol(score: number): number {
  for (let hundreds = 100; ; hundreds *= 10) {
    for (const factor of [1, 2, 5]) {
      const points = factor * hundreds;
      if (symbolsFor(score, points) < MAX_SYMBOLS) return points;
    }
  }
}
