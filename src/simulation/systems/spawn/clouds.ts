import {
  CLOUD_CHANCE,
  CLOUD_INTERVAL_STEPS,
  CLOUD_SPEED,
  CLOUD_Y,
  STAGE_WIDTH,
} from '../../constants.ts';
import { spawnCloud } from '../../prefabs.ts';
import type { World } from '../../world.ts';

/** Uses a random stream of its own, so that scenery can't change the course. */
export function spawnClouds(world: World): void {
  if (world.steps % CLOUD_INTERVAL_STEPS !== 0) return;
  const { scenery } = world.random;
  // Draws all three numbers even without a cloud: otherwise every later cloud would be another.
  const appears = scenery.unit() < CLOUD_CHANCE;
  const y = scenery.integer(CLOUD_Y.min, CLOUD_Y.max);
  const speed = scenery.between(CLOUD_SPEED.min, CLOUD_SPEED.max);
  if (appears) spawnCloud(world, STAGE_WIDTH, y, speed);
}
