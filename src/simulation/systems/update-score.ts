import { STEPS_PER_POINT } from '../constants.ts';
import type { World } from '../world.ts';

/** A point for every six steps survived. After the crash, so that the last step gives none. */
export function updateScore(world: World): void {
  if (!world.gameOver && world.steps % STEPS_PER_POINT === 0) world.score += 1;
}
