import { STEPS_PER_POINT } from '../constants.ts';
import type { World } from '../world.ts';

/**
 * Adds a point for every six steps survived. After the crash is detected, so that the last step
 * adds none. In practice it is the threats passed.
 */
export function updateScore(world: World): void {
  if (world.practice !== null) return world.practice.updateScore(world);
  if (!world.gameOver && world.steps % STEPS_PER_POINT === 0) world.score += 1;
}
