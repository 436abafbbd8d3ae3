import {
  APPROACH_DISTANCE,
  CLOUD_CHANCE,
  CLOUD_EVERY_STEPS,
  CLOUD_SPEED,
  CLOUD_Y,
  DINO_X,
  LARGE_CACTUS_CHANCE,
  MAX_CACTI,
  PICKUP_CLEARANCE,
  PICKUP_RETRY_STEPS,
  PICKUP_SCORE,
  PICKUP_SIZE,
  PTERODACTYL_ALTITUDE,
  STAGE_WIDTH,
} from '../constants.ts';
import { isArmed } from '../traits.ts';
import { emit } from '../emit.ts';
import { HEAD_START_STEPS } from '../entry-rules.ts';
import { spawnCloud, spawnPickup } from '../prefabs.ts';
import { arrivalIfEnteringNow, paceOf } from '../speeds.ts';
import { type ScheduledThreat, THREAT_KINDS, type ThreatKind, THREATS } from '../threats.ts';
import type { World } from '../world.ts';

/**
 * Decides by the spawn timers which threats come, and queues them. Every decision takes the same
 * count of random numbers whatever its result, so that nothing the player does shifts the course's
 * stream.
 */
export function scheduleThreats(world: World): void {
  if (world.practice?.scheduleThreats) return world.practice.scheduleThreats(world);
  if (world.steps === 1)
    for (let step = 1 - HEAD_START_STEPS; step <= 0; step++) scheduleStep(world, step);
  scheduleStep(world, world.steps);
}

function scheduleStep(world: World, step: number): void {
  for (let i = 0; i < THREAT_KINDS.length; i++) {
    const kind = THREAT_KINDS[i];
    if (kind === undefined || step % THREATS[kind].everySteps !== 0) continue;
    const threat = decide(world, kind, step);
    if (threat !== null && paceOf(world) > (THREATS[kind].aboveScore ?? -1))
      world.threatQueue.push(threat);
  }
}

function decide(world: World, kind: ThreatKind, scheduledAt: number): ScheduledThreat | null {
  switch (kind) {
    case 'cactus':
      return decideCactus(world, scheduledAt);
    case 'pterodactyl':
      return decidePterodactyl(world, scheduledAt);
  }
}

function decideCactus(world: World, scheduledAt: number): ScheduledThreat | null {
  const { course } = world.random;
  const comes = course.unit() < THREATS.cactus.chance;
  const large = course.unit() < LARGE_CACTUS_CHANCE;
  const multiple = course.integer(1, MAX_CACTI);
  return comes ? { kind: 'cactus', large, multiple, scheduledAt } : null;
}

function decidePterodactyl(world: World, scheduledAt: number): ScheduledThreat | null {
  const { course } = world.random;
  const comes = course.unit() < THREATS.pterodactyl.chance;
  const altitude = course.integer(PTERODACTYL_ALTITUDE.min, PTERODACTYL_ALTITUDE.max);
  if (!comes || !world.assists.pterodactyls) return null;
  return { kind: 'pterodactyl', altitude, scheduledAt };
}

/**
 * Spawns clouds by a timer, with the scenery's own random stream: scenery must not change the
 * course.
 */
export function spawnClouds(world: World): void {
  if (world.steps % CLOUD_EVERY_STEPS !== 0) return;
  const { scenery } = world.random;
  const comes = scenery.unit() < CLOUD_CHANCE;
  const y = scenery.integer(CLOUD_Y.min, CLOUD_Y.max);
  const speed = scenery.between(CLOUD_SPEED.min, CLOUD_SPEED.max);
  if (comes) spawnCloud(world, STAGE_WIDTH, y, speed);
}

/**
 * Spawns the weapon's pickup once the score allows it and no threat is near; otherwise tries again
 * after 1 s. Where a threat or a phrase is trained, there is none: a shot would spare the exercise.
 * A pickup that the player missed is spawned again in the same way. After the threats, because it
 * needs their new positions.
 */
export function spawnPickupWhenSafe(world: World): void {
  if (paceOf(world) < PICKUP_SCORE || world.practice?.scheduleThreats) return;
  if (isArmed(world) || world.entities.pickups.length > 0) return;
  if (world.pickupStepsLeft > 0) {
    world.pickupStepsLeft -= 1;
    if (world.pickupStepsLeft > 0) return;
  }
  if (spotIsSafe(world)) {
    emit(world, 'pickupAppeared', spawnPickup(world));
  }
  world.pickupStepsLeft = PICKUP_RETRY_STEPS;
}

/**
 * Whether the pickup, should it appear now, is more than the clearance from every threat: now, and
 * when it reaches the dino, since it is faster than a pterodactyl. It appears only in a breath, and
 * so early that no threat has to wait for it: the course must not depend on whether the player
 * takes it.
 */
function spotIsSafe(world: World): boolean {
  const nextArrival = world.lastThreat.arrival + world.phrase.breathSteps * world.baseSpeed;
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
