import { attemptWords, dailyLine, type DailyResult, dailyWords } from '#content';
import { createRun, isAssisted } from '#simulation';
import type { Replay, Verdict } from '#replay';
import { ATTEMPTS } from './daily-results.ts';

/** The most symbols in a line, including the crash. */
const MAX_SYMBOLS = 16;

/** A run on a day's course. */
export interface DailyRun {
  /** The number of the day's course. */
  readonly day: number;
  /** Which ranked attempt it was, from 1 on; null for practice. */
  readonly attempt: number | null;
  readonly replay: Replay;
  /** The result of playing the replay back. */
  readonly verdict: Verdict;
}

/** How a run on a day's course went, to be shared. It reveals nothing of the course. */
export interface DailySummary {
  /** The number of the day's course. */
  readonly day: number;
  /** The result, and below it a line of symbols. */
  readonly line: string;
  /** The same in words, for screen readers. */
  readonly words: string;
  /** Which attempt it was, in words. */
  readonly attempt: string;
  /** Whether turbo was on in each stretch. */
  readonly withTurbo: readonly boolean[];
}

/** What a run on a day's course came to, and how it went; nothing of the course. */
export function summarizeDaily({
  day,
  attempt,
  replay,
  verdict: { score, metres, assists },
}: DailyRun): DailySummary {
  const { points, withTurbo } = stretchesOf(replay, score);
  const result: DailyResult = {
    day,
    attempt,
    attempts: ATTEMPTS,
    score,
    metres,
    assisted: isAssisted(assists),
    pointsPerStretch: points,
    withTurbo,
  };
  return {
    day,
    line: dailyLine(result),
    words: dailyWords(result),
    attempt: attemptWords(attempt, ATTEMPTS),
    withTurbo,
  };
}

/** @returns the length of each stretch, of which the last one may be shorter, and its turbo. */
function stretchesOf({ seed, assists, inputs }: Replay, score: number) {
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

/**
 * The smallest of 100, 200, 500, 1000, 2000 and so on that keeps the line within
 * {@link MAX_SYMBOLS}.
 */
function pointsPerSymbol(score: number): number {
  for (let hundreds = 100; ; hundreds *= 10) {
    for (const factor of [1, 2, 5]) {
      const points = factor * hundreds;
      if (symbolsFor(score, points) < MAX_SYMBOLS) return points;
    }
  }
}
