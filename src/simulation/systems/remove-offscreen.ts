import { addComponent, commitRemovals, removeEntity } from 'bitecs';
import { STAGE_WIDTH } from '../constants.ts';
import type { World } from '../world.ts';

/**
 * Removes what has left the stage and what this step has marked as doomed. Last, and in one place:
 * query arrays are live, and a removal in the middle of a loop would skip an entity.
 */
export function removeOffscreen(world: World): void {
  const { Position, Size, Doomed } = world.components;
  const { everything } = world.entities;
  for (let i = 0; i < everything.length; i++) {
    const entity = everything.get(i);
    if (Position.x.get(entity) + Size.width.get(entity) < 0) addComponent(world, entity, Doomed);
  }
  // A bullet is removed as soon as its tip leaves, so that it can't hit what is not visible yet.
  const { bullets } = world.entities;
  for (let i = 0; i < bullets.length; i++) {
    const bullet = bullets.get(i);
    if (Position.x.get(bullet) + Size.width.get(bullet) > STAGE_WIDTH)
      addComponent(world, bullet, Doomed);
  }
  if (world.entities.doomed.length === 0) return;
  const { doomed } = world.entities;
  for (let i = 0; i < doomed.length; i++) removeEntity(world, doomed.get(i));
  commitRemovals(world);
}
