import type { World } from '../world.ts';

/** Moves bullets and clouds at the speed they have of their own. */
export function drift(world: World): void {
  const { Position, Velocity } = world.components;
  const { drifting } = world.entities;
  for (let i = 0; i < drifting.length; i++) {
    const entity = drifting.get(i);
    Position.x.add(entity, Velocity.x.get(entity));
  }
}
