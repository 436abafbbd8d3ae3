import { BASE_SPEED, MAX_SPEED, SCORE_PER_SPEED } from './constants.ts';

/** The speed of the ground at a score without turbo, px a step. In practice the chosen pace takes the place of the score. */
export function baseSpeed(score: number): number {
  return Math.min(BASE_SPEED + score / SCORE_PER_SPEED, MAX_SPEED);
}
