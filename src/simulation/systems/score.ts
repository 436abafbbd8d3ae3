import { POINTS_PER_MILESTONE, STEPS_PER_POINT } from '../constants.ts';
import { emit } from '../emit.ts';
import type { World } from '../world.ts';

/**
 * Adds a point for every six steps survived. After the crash is detected, so that the last step
 * adds none.
 */
export function scoreTime(world: World): void {
  if (!world.gameOver && world.steps % STEPS_PER_POINT === 0) world.score += 1;
  world.pace.score = world.score;
}

/**
 * Emits an event when the score reaches a further hundred. After everything that can raise the
 * score.
 */
export function reachMilestone(world: World): void {
  const reached = world.score - (world.score % POINTS_PER_MILESTONE);
  if (reached <= world.lastMilestone) return;
  world.lastMilestone = reached;
  emit(world, 'milestone', world.dino).score = reached;
}
