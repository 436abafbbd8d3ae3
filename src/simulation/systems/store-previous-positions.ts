import type { World } from '../world.ts';

/** Stores all positions before anything moves. First, because the stage interpolates between them and the new positions. */
export function storePreviousPositions(world: World): void {
  const { Position, PreviousPosition } = world.components;
  const { everything } = world.entities;
  for (let i = 0; i < everything.length; i++) {
    const entity = everything.get(i);
    PreviousPosition.x.set(entity, Position.x.get(entity));
    PreviousPosition.y.set(entity, Position.y.get(entity));
  }
}
