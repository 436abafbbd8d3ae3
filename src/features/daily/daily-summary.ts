import { createRun, isAssisted } from '#simulation';
import type { Replay, Verdict } from '#replay';
import { ATTEMPTS } from './daily-results.ts';

/** The most symbols in a line, including the crash. */
const MAX_SYMBOLS = 16;

const RUN = '🟩';
const TURBO = '⚡';
const CRASH = '💥';

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
  /** The result, and below it a line of symbols. */
  readonly line: string;
  /** The same in words, for screen readers. */
  readonly words: string;
}

/** Summarizes a run on a day's course. */
export function summarizeDaily(run: DailyRun): DailySummary {
  const stretches = stretchesOf(run.replay, run.verdict.score);
  return { line: lineOf(run, stretches), words: wordsOf(run, stretches) };
}

function lineOf({ day, attempt, verdict: { score, metres, assists } }: DailyRun, { withTurbo }: Stretches): string {
  const parts = [`Dino Sprint Daily #${day}`, `${score} points`, `${metres} m`, attemptWords(attempt)];
  if (isAssisted(assists)) parts.push('assisted');
  const symbols = withTurbo.map((turbo) => (turbo ? TURBO : RUN));
  return `${parts.join(' · ')}\n${symbols.join('')}${CRASH}`;
}

function wordsOf(
  { day, attempt, verdict: { score, metres, assists } }: DailyRun,
  { points, withTurbo }: Stretches,
): string {
  const turbos = withTurbo.flatMap((turbo, index) => (turbo ? [index + 1] : []));
  const parts = [`${score} points`, `${metres} metres`, attemptWords(attempt)];
  if (isAssisted(assists)) parts.push('assisted');
  const stretches = withTurbo.length === 1 ? 'One stretch' : `${withTurbo.length} stretches`;
  const turboWords = turbos.length === 0 ? 'without turbo' : `with turbo in number ${turbos.join(', ')}`;
  return `Dino Sprint Daily number ${day}: ${parts.join(', ')}. ${stretches} of ${points} points, ${turboWords}, then the crash.`;
}

function attemptWords(attempt: number | null): string {
  return attempt === null ? 'practice' : `attempt ${attempt} of ${ATTEMPTS}`;
}

interface Stretches {
  /** The length of each stretch; the last one may be shorter. */
  readonly points: number;
  /** Whether turbo was on in each. */
  readonly withTurbo: readonly boolean[];
}

function stretchesOf({ seed, assists, inputs }: Replay, score: number): Stretches {
  const points = pointsPerSymbol(score);
  const withTurbo = Array.from({ length: symbolsFor(score, points) }, () => false);
  const run = createRun(seed, { assists });
  for (const input of inputs) {
    run.step(input);
    if (run.view.turboStepsLeft > 0) withTurbo[Math.floor(run.view.score / points)] = true;
  }
  return { points, withTurbo };
}

const symbolsFor = (score: number, points: number) => Math.floor(score / points) + 1;

/** The smallest of 100, 200, 500, 1000, 2000 and so on that keeps the line within {@link MAX_SYMBOLS}. */
function pointsPerSymbol(score: number): number {
  for (let hundreds = 100; ; hundreds *= 10) {
    for (const factor of [1, 2, 5]) {
      const points = factor * hundreds;
      if (symbolsFor(score, points) < MAX_SYMBOLS) return points;
    }
  }
}
