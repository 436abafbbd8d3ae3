import { PICKUP_CLEARANCE, PICKUP_RETRY_STEPS, PICKUP_SCORE, STAGE_WIDTH } from '../constants.ts';
import { emit } from '../emit.ts';
import { spawnPickup } from '../prefabs.ts';
import type { World } from '../world.ts';

/**
 * Brings the weapon's pickup once the score allows it, where no obstacle is near; else looks again after 1 s.
 * One the player has missed is offered again in the same way. After the threats, whose new places it must see.
 */
export function spawnPickupWhenSafe(world: World): void {
  if (world.score < PICKUP_SCORE) return;
  if (world.components.Dino.hasWeapon.get(world.dino) === 1 || world.entities.pickups.length > 0) return;
  if (world.pickupStepsLeft > 0) {
    world.pickupStepsLeft -= 1;
    if (world.pickupStepsLeft > 0) return;
  }
  if (spotIsSafe(world)) {
    emit(world, 'pickupAppeared', spawnPickup(world));
  }
  world.pickupStepsLeft = PICKUP_RETRY_STEPS;
}

/** A threat that waits in the queue may follow on the pickup's heels, so it makes the spot unsafe, too. */
function spotIsSafe(world: World): boolean {
  const { Position, Size } = world.components;
  if (world.threatQueue.length > 0) return false;
  const { threats } = world.entities;
  for (let i = 0; i < threats.length; i++) {
    const threat = threats.get(i);
    if (Position.x.get(threat) + Size.width.get(threat) >= STAGE_WIDTH - PICKUP_CLEARANCE) return false;
  }
  return true;
}
