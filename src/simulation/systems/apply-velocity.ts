import type { World } from '../world.ts';

/** Moves bullets and clouds by their velocity. Everything else moves with the ground, or jumps. */
export function applyVelocity(world: World): void {
  const { Position, Velocity } = world.components;
  const { moving } = world.entities;
  for (let i = 0; i < moving.length; i++) {
    const entity = moving.get(i);
    Position.x.add(entity, Velocity.x.get(entity));
  }
}
