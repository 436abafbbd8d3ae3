import { emit } from '../emit.ts';
import { fallVelocity, hasLanded, STANDING_Y } from '../flight.ts';
import { INPUT } from '../input.ts';
import type { World } from '../world.ts';

/**
 * Gravity brings a dino in the air back to the ground, and crouch faster. It acts before the dino
 * moves, which makes the apex of a jump the 180 px of the rules.
 */
export function applyGravity(world: World): void {
  const { Position, Velocity, Dino } = world.components;
  const { dino } = world;
  if (Dino.jumping.get(dino) === 0) return;
  Velocity.y.set(dino, fallVelocity(Velocity.y.get(dino), (world.input & INPUT.crouch) !== 0));
  Position.y.add(dino, Velocity.y.get(dino));
  if (!hasLanded(Position.y.get(dino))) return;
  Position.y.set(dino, STANDING_Y);
  Velocity.y.set(dino, 0);
  Dino.jumping.set(dino, 0);
  emit(world, 'landed', dino);
}
