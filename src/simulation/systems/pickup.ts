import {
  APPROACH_DISTANCE,
  PICKUP_CLEARANCE,
  PICKUP_RETRY_STEPS,
  PICKUP_SCORE,
  PICKUP_SIZE,
  PTERODACTYL_SCORE,
  STAGE_WIDTH,
} from '../constants.ts';
import { emit } from '../emit.ts';
import { spawnPickup } from '../prefabs.ts';
import { arrivalIfEnteringNow, turboSpeed } from '../speeds.ts';
import { isArmed } from '../traits.ts';
import type { World } from '../world.ts';

/**
 * Spawns the weapon's pickup once the score allows it and no threat is near; otherwise tries again
 * after 1 s. A pickup that the player missed is spawned again in the same way. After the threats,
 * because it needs their new positions.
 */
export function spawnPickupWhenSafe(world: World): void {
  if (world.pace.score < PICKUP_SCORE || isArmed(world) || world.entities.pickups.length > 0)
    return;
  if (world.pickup.stepsLeft > 0) {
    world.pickup.stepsLeft -= 1;
    if (world.pickup.stepsLeft > 0) return;
  }
  if (spotIsSafe(world)) emit(world, 'pickupAppeared', spawnPickup(world));
  world.pickup.stepsLeft = PICKUP_RETRY_STEPS;
}

/**
 * Whether the pickup, should it appear now, stays farther than the clearance from every threat
 * until it reaches the dino. It is faster than a pterodactyl, so it comes nearer to one in front of
 * it. No threat has to wait for it: the course must not depend on whether the player takes it.
 */
function spotIsSafe(world: World): boolean {
  if (groundUntilNextThreat(world) <= PICKUP_SIZE.width + PICKUP_CLEARANCE) return false;
  const { Position, Size, Scroll } = world.components;
  const { threats } = world.entities;
  for (let i = 0; i < threats.length; i++) {
    const threat = threats.get(i);
    const right = Position.x.get(threat) + Size.width.get(threat);
    const comesNearer = APPROACH_DISTANCE * (1 - Scroll.factor.get(threat));
    if (STAGE_WIDTH - right - comesNearer <= PICKUP_CLEARANCE) return false;
  }
  return true;
}

/**
 * px of ground until the next threat may enter, at the least. While only cacti come, that is known
 * also within a phrase. (A pickup that appears at 200 points is at the dino before a pterodactyl
 * can have been drawn.)
 */
function groundUntilNextThreat(world: World): number {
  const { last, phrase, fairGapSteps } = world.course;
  const { score, baseSpeed } = world.pace;
  const breath = phrase.breathSteps * baseSpeed;
  if (score > PTERODACTYL_SCORE)
    return last.arrival + breath - arrivalIfEnteringNow(world, 'pterodactyl');
  const fairGap = (fairGapSteps?.cactus.cactus ?? 0) + phrase.spacingSteps;
  const gap = breath > 0 ? breath : fairGap * turboSpeed(baseSpeed);
  return last.arrival + gap - arrivalIfEnteringNow(world, 'cactus');
}
