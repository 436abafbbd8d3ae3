import { STEPS_PER_POINT } from '../constants.ts';
import type { World } from '../world.ts';

/** Adds a point for every six steps survived. After the crash is detected, so that the last step adds none. */
export function updateScore(world: World): void {
  if (!world.gameOver && world.steps % STEPS_PER_POINT === 0) world.score += 1;
}
