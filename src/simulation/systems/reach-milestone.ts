import { POINTS_PER_MILESTONE } from '../constants.ts';
import { emit } from '../emit.ts';
import type { World } from '../world.ts';

/**
 * Emits an event when the score reaches a further hundred. After everything that can raise the
 * score. In practice the score is not in points.
 */
export function reachMilestone(world: World): void {
  if (world.practice !== null) return;
  const reached = world.score - (world.score % POINTS_PER_MILESTONE);
  if (reached <= world.lastMilestone) return;
  world.lastMilestone = reached;
  emit(world, 'milestone', world.dino).score = reached;
}
