import { addComponent, addEntity } from 'bitecs';
import type { Box } from './components.ts';
import {
  BULLET_SIZE,
  BULLET_SPEED,
  CAPACITY,
  CLOUD_SIZE,
  DINO_SIZE,
  DINO_X,
  GROUND_Y,
  HITBOX_INSET,
  MUZZLE_OFFSET_Y,
  PICKUP_ALTITUDE,
  PICKUP_SIZE,
  STAGE_WIDTH,
} from './constants.ts';
import { STANDING_Y } from './flight.ts';
import { type QueuedThreat, THREAT_KINDS, type ThreatKind, THREATS } from './threats.ts';
import type { World } from './world.ts';

/**
 * bitecs reuses ids together with their old component data, so this resets all shared fields,
 * including the fields of Velocity and Scroll, which only some figures get.
 */
function spawnFigure(world: World, box: Box, inset: number): number {
  if (world.entities.everything.length >= CAPACITY) {
    throw new RangeError(`The world has no room for more than ${CAPACITY} entities.`);
  }
  const { Position, PreviousPosition, Size, Hitbox, Velocity, Scroll } = world.components;
  const entity = addEntity(world.ecs);
  addComponent(world.ecs, entity, Position);
  addComponent(world.ecs, entity, PreviousPosition);
  addComponent(world.ecs, entity, Size);
  addComponent(world.ecs, entity, Hitbox);
  Position.x.set(entity, box.x);
  Position.y.set(entity, box.y);
  PreviousPosition.x.set(entity, box.x);
  PreviousPosition.y.set(entity, box.y);
  Size.width.set(entity, box.width);
  Size.height.set(entity, box.height);
  Hitbox.inset.set(entity, inset);
  Velocity.x.set(entity, 0);
  Velocity.y.set(entity, 0);
  Scroll.factor.set(entity, 0);
  return entity;
}

function setVelocity(world: World, entity: number, x: number): void {
  const { Velocity } = world.components;
  addComponent(world.ecs, entity, Velocity);
  Velocity.x.set(entity, x);
}

function scrollAt(world: World, entity: number, factor: number): void {
  const { Scroll } = world.components;
  addComponent(world.ecs, entity, Scroll);
  Scroll.factor.set(entity, factor);
}

function addThreat(world: World, entity: number, kind: ThreatKind, queuedAt: number): void {
  const { Threat } = world.components;
  scrollAt(world, entity, THREATS[kind].speedFactor);
  addComponent(world.ecs, entity, Threat);
  Threat.kind.set(entity, THREAT_KINDS.indexOf(kind));
  Threat.queuedAt.set(entity, queuedAt);
  Threat.enteredAt.set(entity, world.steps);
}

export function spawnDino(world: World): number {
  const box = { x: DINO_X, y: STANDING_Y, ...DINO_SIZE };
  const dino = spawnFigure(world, box, HITBOX_INSET + world.assists.forgiveness);
  setVelocity(world, dino, 0);
  addComponent(world.ecs, dino, world.components.Gravity);
  return dino;
}

export function spawnThreat(world: World, threat: QueuedThreat): number {
  switch (threat.kind) {
    case 'cactus':
      return spawnCactus(world, threat.large, threat.multiple, threat.queuedAt);
    case 'pterodactyl':
      return spawnPterodactyl(world, threat.altitude, threat.queuedAt);
  }
}

function spawnCactus(world: World, large: boolean, multiple: number, queuedAt: number): number {
  const { Cactus } = world.components;
  const { small, large: tall } = THREATS.cactus.sizes;
  const { width, height } = large ? tall : small;
  const box = { x: STAGE_WIDTH, y: GROUND_Y - height, width: width * multiple, height };
  const cactus = spawnFigure(world, box, HITBOX_INSET);
  addThreat(world, cactus, 'cactus', queuedAt);
  addComponent(world.ecs, cactus, Cactus);
  Cactus.large.set(cactus, large ? 1 : 0);
  Cactus.multiple.set(cactus, multiple);
  Cactus.groupIndex.set(cactus, world.course.cactusGroups);
  world.course.cactusGroups += 1;
  return cactus;
}

/** @param altitude of its top edge above the ground. */
function spawnPterodactyl(world: World, altitude: number, queuedAt: number): number {
  const box = { x: STAGE_WIDTH, y: GROUND_Y - altitude, ...THREATS.pterodactyl.sizes.only };
  const pterodactyl = spawnFigure(world, box, HITBOX_INSET);
  addThreat(world, pterodactyl, 'pterodactyl', queuedAt);
  addComponent(world.ecs, pterodactyl, world.components.Pterodactyl);
  return pterodactyl;
}

export function spawnPickup(world: World): number {
  const box = { x: STAGE_WIDTH, y: GROUND_Y - PICKUP_ALTITUDE, ...PICKUP_SIZE };
  const pickup = spawnFigure(world, box, 0);
  scrollAt(world, pickup, 1);
  addComponent(world.ecs, pickup, world.components.Pickup);
  return pickup;
}

export function spawnBullet(world: World): number {
  const { Position, Size, Bullet } = world.components;
  const x = Position.x.get(world.dino) + Size.width.get(world.dino);
  const y = Position.y.get(world.dino) + MUZZLE_OFFSET_Y;
  const bullet = spawnFigure(world, { x, y, ...BULLET_SIZE }, 0);
  setVelocity(world, bullet, BULLET_SPEED);
  addComponent(world.ecs, bullet, Bullet);
  return bullet;
}

/**
 * @param x left edge, px.
 * @param speed to the left, px per step.
 */
export function spawnCloud(world: World, x: number, y: number, speed: number): number {
  const cloud = spawnFigure(world, { x, y, ...CLOUD_SIZE }, 0);
  setVelocity(world, cloud, -speed);
  addComponent(world.ecs, cloud, world.components.Cloud);
  return cloud;
}
