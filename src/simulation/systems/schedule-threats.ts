import {
  CACTUS_CHANCE,
  CACTUS_EVERY_STEPS,
  LARGE_CACTUS_CHANCE,
  MAX_CACTI,
  PTERODACTYL_ALTITUDE,
  PTERODACTYL_CHANCE,
  PTERODACTYL_EVERY_STEPS,
  PTERODACTYL_SCORE,
} from '../constants.ts';
import type { World } from '../world.ts';

/**
 * Decides by the spawn timers which threats come, and queues them.
 * Every decision draws the same count of numbers whatever comes of it, so that what the player does never
 * shifts the course's stream.
 */
export function scheduleThreats(world: World): void {
  if (world.steps % CACTUS_EVERY_STEPS === 0) drawCactus(world);
  if (world.steps % PTERODACTYL_EVERY_STEPS === 0) drawPterodactyl(world);
}

function drawCactus(world: World): void {
  const { course } = world.random;
  const comes = course.unit() < CACTUS_CHANCE;
  const large = course.unit() < LARGE_CACTUS_CHANCE;
  const multiple = course.integer(1, MAX_CACTI);
  if (comes) world.threatQueue.push({ kind: 'cactus', large, multiple, scheduledAt: world.steps });
}

function drawPterodactyl(world: World): void {
  const { course } = world.random;
  const comes = course.unit() < PTERODACTYL_CHANCE && world.score > PTERODACTYL_SCORE;
  const altitude = course.integer(PTERODACTYL_ALTITUDE.min, PTERODACTYL_ALTITUDE.max);
  if (comes && world.assists.pterodactyls)
    world.threatQueue.push({ kind: 'pterodactyl', altitude, scheduledAt: world.steps });
}
