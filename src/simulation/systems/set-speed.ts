import { BASE_SPEED, MAX_SPEED, SCORE_PER_SPEED, TURBO_FACTOR } from '../constants.ts';
import type { World } from '../world.ts';

/** The speed of the ground, from the score and turbo. Before everything that moves by it. */
export function setSpeed(world: World): void {
  world.baseSpeed = Math.min(BASE_SPEED + world.score / SCORE_PER_SPEED, MAX_SPEED);
  world.gameSpeed = world.turboStepsLeft > 0 ? turboSpeed(world.baseSpeed) : world.baseSpeed;
  world.groundCovered += world.gameSpeed;
}

/** The speed under turbo at a base speed; both px a step. */
export function turboSpeed(baseSpeed: number): number {
  return Math.min(baseSpeed * TURBO_FACTOR, MAX_SPEED);
}
