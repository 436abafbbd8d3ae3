import type { RunView } from './world.ts';

/** Night falls at every multiple of this score. The first is at the same score as in Chrome. */
export const NIGHT_INTERVAL_POINTS = 700;
/** From nightfall to daybreak. */
export const NIGHT_DURATION_POINTS = 200;

/** The number of the current night, or by day of the last one. 0 before the first nightfall. */
export function lastNight(score: number): number {
  return Math.floor(score / NIGHT_INTERVAL_POINTS);
}

/** Before the first nightfall, points since the start. */
export function pointsSinceNightfall(score: number): number {
  return score % NIGHT_INTERVAL_POINTS;
}

/** The number of the current night, from 1 on. 0 by day, and already at dawn. */
export function nightAt(score: number): number {
  return pointsSinceNightfall(score) < NIGHT_DURATION_POINTS ? lastNight(score) : 0;
}

/** The middle of the fourth night, when the moon is full. */
const PRACTICE_NIGHT_SCORE = 4 * NIGHT_INTERVAL_POINTS + NIGHT_DURATION_POINTS / 2;

/** The score that decides the sky. Practice at night has a fixed one. */
export function skyScoreOf({ score, practice }: Pick<RunView, 'score' | 'practice'>): number {
  return practice?.subject === 'night' ? PRACTICE_NIGHT_SCORE : score;
}
