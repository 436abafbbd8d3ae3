import { addComponent, commitRemovals, removeEntity } from 'bitecs';
import { STAGE_WIDTH } from '../constants.ts';
import type { World } from '../world.ts';

/**
 * Removes what left the stage and what this step has doomed.
 * Last, and in one place: query arrays are live, and a removal in the middle of a loop would skip an entity.
 */
export function removeTheGone(world: World): void {
  const { Position, Size, Doomed } = world.components;
  for (const entity of world.entities.everything) {
    const x = Position.x.get(entity);
    if (x + Size.width.get(entity) < 0 || x > STAGE_WIDTH) addComponent(world, entity, Doomed);
  }
  if (world.entities.doomed.length === 0) return;
  for (const entity of world.entities.doomed) removeEntity(world, entity);
  commitRemovals(world);
}
