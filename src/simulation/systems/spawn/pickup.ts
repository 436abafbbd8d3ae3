import {
  APPROACH_DISTANCE,
  PICKUP_CLEARANCE,
  PICKUP_RETRY_STEPS,
  PICKUP_SCORE,
  PICKUP_SIZE,
  STAGE_WIDTH,
} from '../../constants.ts';
import { emit } from '../../emit.ts';
import { spawnPickup } from '../../prefabs.ts';
import { arrivalIfEnteringNow, turboSpeed } from '../../speeds.ts';
import { THREAT_KINDS, THREATS } from '../../threats.ts';
import { isArmed } from '../../traits.ts';
import type { World } from '../../world.ts';

/**
 * Tries again after 1 s if a threat is near, or if the player missed the pickup. Runs after the
 * threats, because it needs their new positions.
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
 * Whether a pickup that appears now keeps its clearance from every threat until it reaches the
 * dino. It moves faster than a pterodactyl and so gains on one ahead. No threat waits for the
 * pickup: the course must not depend on whether the player takes it.
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
 * A lower bound, px. While only cacti come, it's known even within a phrase: a pickup that appears
 * at 200 points reaches the dino before a pterodactyl can be queued.
 */
function groundUntilNextThreat(world: World): number {
  const { last, phrase, fairGapSteps } = world.course;
  const { score, baseSpeed } = world.pace;
  const kinds = THREAT_KINDS.filter((kind) => score > (THREATS[kind].aboveScore ?? -1));
  const latestArrival = Math.max(...kinds.map((kind) => arrivalIfEnteringNow(world, kind)));
  const breath = phrase.breathSteps * baseSpeed;
  const fairGap = (fairGapSteps?.cactus.cactus ?? 0) + phrase.spacingSteps;
  const isGapKnown = breath === 0 && kinds.every((kind) => kind === 'cactus');
  const gap = isGapKnown ? fairGap * turboSpeed(baseSpeed) : breath;
  return last.arrival + gap - latestArrival;
}
