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
