import { commitRemovals, removeEntity } from 'bitecs';
import { STAGE_WIDTH } from '../constants.ts';
import type { World } from '../world.ts';

/** Runs first, before anything moves: later systems check what passed the dino. */
export function storePreviousPositions(world: World): void {
  const { Position, PreviousPosition } = world.components;
  const { everything } = world.entities;
  for (let i = 0; i < everything.length; i++) {
    const entity = everything.get(i);
    PreviousPosition.x.set(entity, Position.x.get(entity));
    PreviousPosition.y.set(entity, Position.y.get(entity));
  }
}

export function scrollWithGround(world: World): void {
  const { Position, Scroll } = world.components;
  const { scrolling } = world.entities;
  for (let i = 0; i < scrolling.length; i++) {
    const entity = scrolling.get(i);
    Position.x.add(entity, -world.pace.gameSpeed * Scroll.factor.get(entity));
  }
}

export function applyVelocity(world: World): void {
  const { Position, Velocity } = world.components;
  const { moving } = world.entities;
  for (let i = 0; i < moving.length; i++) {
    const entity = moving.get(i);
    Position.x.add(entity, Velocity.x.get(entity));
    Position.y.add(entity, Velocity.y.get(entity));
  }
}

/** Runs last, and is the only place that removes entities: bitecs reuses ids at once. */
export function removeGone(world: World): void {
  const { ecs, entities } = world;
  const { Position, Size } = world.components;
  const { doomed, everything, bullets } = entities;
  for (let i = 0; i < doomed.length; i++) removeEntity(ecs, doomed.get(i));
  for (let i = 0; i < everything.length; i++) {
    const entity = everything.get(i);
    if (Position.x.get(entity) + Size.width.get(entity) < 0) removeEntity(ecs, entity);
  }
  // Remove a bullet as soon as its tip leaves, so that it can't hit what isn't visible yet.
  for (let i = 0; i < bullets.length; i++) {
    const bullet = bullets.get(i);
    if (Position.x.get(bullet) + Size.width.get(bullet) > STAGE_WIDTH) removeEntity(ecs, bullet);
  }
  commitRemovals(ecs);
}
