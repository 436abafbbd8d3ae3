import type { World } from '../world.ts';

/** Moves bullets and clouds at the speed they have of their own. */
export function applyVelocity(world: World): void {
  const { Position, Velocity } = world.components;
  const { moving } = world.entities;
  for (let i = 0; i < moving.length; i++) {
    const entity = moving.get(i);
    Position.x.add(entity, Velocity.x.get(entity));
  }
}
