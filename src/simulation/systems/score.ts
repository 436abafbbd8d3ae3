import { POINTS_PER_MILESTONE, STEPS_PER_POINT } from '../constants.ts';
import { emit } from '../emit.ts';
import type { World } from '../world.ts';

/** Runs after the crash check, so that the last step adds no point. */
export function scoreTime(world: World): void {
  if (!world.gameOver && world.steps % STEPS_PER_POINT === 0) world.score += 1;
  world.pace.score = world.score;
}

/** Runs after everything that can raise the score. */
export function reachMilestone(world: World): void {
  const reached = world.score - (world.score % POINTS_PER_MILESTONE);
  if (reached <= world.lastMilestone) return;
  world.lastMilestone = reached;
  emit(world, 'milestone', world.dino).score = reached;
}
