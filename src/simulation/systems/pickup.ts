import {
  APPROACH_DISTANCE,
  DINO_X,
  PICKUP_CLEARANCE,
  PICKUP_RETRY_STEPS,
  PICKUP_SCORE,
  PICKUP_SIZE,
  STAGE_WIDTH,
} from '../constants.ts';
import { emit } from '../emit.ts';
import { spawnPickup } from '../prefabs.ts';
import { arrivalIfEnteringNow } from '../speeds.ts';
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
 * Whether the pickup, should it appear now, is more than the clearance from every threat: now, and
 * when it reaches the dino, since it is faster than a pterodactyl. It appears only in a breath, and
 * so early that no threat has to wait for it: the course must not depend on whether the player
 * takes it.
 */
function spotIsSafe(world: World): boolean {
  const nextArrival =
    world.course.last.arrival + world.course.phrase.breathSteps * world.pace.baseSpeed;
  const untilNext = nextArrival - arrivalIfEnteringNow(world, 'pterodactyl');
  if (untilNext < PICKUP_SIZE.width + PICKUP_CLEARANCE) return false;
  const { Position, Size, Scroll } = world.components;
  const { threats } = world.entities;
  for (let i = 0; i < threats.length; i++) {
    const threat = threats.get(i);
    const right = Position.x.get(threat) + Size.width.get(threat);
    if (right >= STAGE_WIDTH - PICKUP_CLEARANCE) return false;
    const departure = (right - DINO_X) / Scroll.factor.get(threat);
    if (departure + PICKUP_CLEARANCE >= APPROACH_DISTANCE) return false;
  }
  return true;
}
