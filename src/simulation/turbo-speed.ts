import { MAX_SPEED, TURBO_FACTOR } from './constants.ts';

/** The speed under turbo at a base speed; both px a step. */
export function turboSpeed(baseSpeed: number): number {
  return Math.min(baseSpeed * TURBO_FACTOR, MAX_SPEED);
}

/** Whether turbo makes a run faster: not at top speed. @param baseSpeed px a step. */
export function isFasterWithTurbo(baseSpeed: number): boolean {
  return turboSpeed(baseSpeed) > baseSpeed;
}
