import { removeComponent } from 'bitecs';
import { INPUT } from '../constants.ts';
import { emit } from '../emit.ts';
import { fallVelocity, hasLanded, STANDING_Y } from '../flight.ts';
import type { World } from '../world.ts';

/** Runs before the movement, so that a jump peaks at the 180 px of the rules. */
export function applyGravity(world: World): void {
  const { Velocity } = world.components;
  const { falling } = world.entities;
  const isCrouchPressed = (world.input & INPUT.crouch) !== 0;
  for (let i = 0; i < falling.length; i++) {
    const entity = falling.get(i);
    Velocity.y.set(entity, fallVelocity(Velocity.y.get(entity), isCrouchPressed));
  }
}

export function land(world: World): void {
  const { Position, Velocity, Airborne } = world.components;
  const { falling } = world.entities;
  for (let i = 0; i < falling.length; i++) {
    const entity = falling.get(i);
    if (!hasLanded(Position.y.get(entity))) continue;
    Position.y.set(entity, STANDING_Y);
    Velocity.y.set(entity, 0);
    removeComponent(world.ecs, entity, Airborne);
    emit(world, 'landed', entity);
  }
}
