import type { World } from '../world.ts';

/** Moves bullets and clouds at the speed they have of their own. */
export function drift(world: World): void {
  const { Position, Velocity } = world.components;
  for (const entity of world.entities.drifting) {
    Position.x.add(entity, Velocity.x.get(entity));
  }
}
