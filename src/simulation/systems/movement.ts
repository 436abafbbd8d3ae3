import { commitRemovals, removeEntity } from 'bitecs';
import { STAGE_WIDTH } from '../constants.ts';
import type { World } from '../world.ts';

/** Stores all positions. First, before anything moves: later systems ask what passed the dino. */
export function storePreviousPositions(world: World): void {
  const { Position, PreviousPosition } = world.components;
  const { everything } = world.entities;
  for (let i = 0; i < everything.length; i++) {
    const entity = everything.get(i);
    PreviousPosition.x.set(entity, Position.x.get(entity));
    PreviousPosition.y.set(entity, Position.y.get(entity));
  }
}

/** Moves cacti and the pickup with the ground, and pterodactyls at their share of its speed. */
export function scrollWithGround(world: World): void {
  const { Position, Scroll } = world.components;
  const { scrolling } = world.entities;
  for (let i = 0; i < scrolling.length; i++) {
    const entity = scrolling.get(i);
    Position.x.add(entity, -world.pace.gameSpeed * Scroll.factor.get(entity));
  }
}

/** Moves everything that has a velocity of its own. */
export function applyVelocity(world: World): void {
  const { Position, Velocity } = world.components;
  const { moving } = world.entities;
  for (let i = 0; i < moving.length; i++) {
    const entity = moving.get(i);
    Position.x.add(entity, Velocity.x.get(entity));
    Position.y.add(entity, Velocity.y.get(entity));
  }
}

/**
 * Removes what this step has marked as doomed and what has left the stage. Last, and in one place:
 * ids are used again at once.
 */
export function removeGone(world: World): void {
  const { ecs, entities } = world;
  const { Position, Size } = world.components;
  const { doomed, everything, bullets } = entities;
  for (let i = 0; i < doomed.length; i++) removeEntity(ecs, doomed.get(i));
  for (let i = 0; i < everything.length; i++) {
    const entity = everything.get(i);
    if (Position.x.get(entity) + Size.width.get(entity) < 0) removeEntity(ecs, entity);
  }
  // A bullet is removed as soon as its tip leaves, so that it can't hit what is not visible yet.
  for (let i = 0; i < bullets.length; i++) {
    const bullet = bullets.get(i);
    if (Position.x.get(bullet) + Size.width.get(bullet) > STAGE_WIDTH) removeEntity(ecs, bullet);
  }
  commitRemovals(ecs);
}
