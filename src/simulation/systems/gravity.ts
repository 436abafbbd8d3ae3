import { addComponent, removeComponent } from 'bitecs';
import { DINO_CROUCHING_SIZE, DINO_SIZE, GROUND_Y, INPUT, JUMP_VELOCITY } from '../constants.ts';
import { isAirborne, isCrouching } from '../traits.ts';
import { emit } from '../emit.ts';
import { fallVelocity, hasLanded, STANDING_Y, wantsJump } from '../flight.ts';
import type { World } from '../world.ts';

/**
 * A held jump takes off whenever the dino is on the ground. Before gravity, which acts in the same
 * step.
 */
export function jump(world: World): void {
  if (!wantsJump(world.input) || isAirborne(world)) return;
  const { Position, Velocity, Airborne } = world.components;
  const { dino } = world;
  addComponent(world, dino, Airborne);
  // The box of a crouching dino is lower: the jump starts from where it stands up.
  Position.y.set(dino, STANDING_Y);
  Velocity.y.set(dino, JUMP_VELOCITY);
  const event = emit(world, 'jumped', dino);
  // The size may still be that of a crouching dino, which the system `crouch` changes.
  event.width = DINO_SIZE.width;
  event.height = DINO_SIZE.height;
}

/**
 * Gravity brings a dino in the air back to the ground, and crouch faster. It acts before the dino
 * moves, which makes the apex of a jump the 180 px of the rules.
 */
export function applyGravity(world: World): void {
  if (!isAirborne(world)) return;
  const { Position, Velocity, Airborne } = world.components;
  const { dino } = world;
  Velocity.y.set(dino, fallVelocity(Velocity.y.get(dino), (world.input & INPUT.crouch) !== 0));
  Position.y.add(dino, Velocity.y.get(dino));
  if (!hasLanded(Position.y.get(dino))) return;
  Position.y.set(dino, STANDING_Y);
  Velocity.y.set(dino, 0);
  removeComponent(world, dino, Airborne);
  emit(world, 'landed', dino);
}

/**
 * A held crouch takes effect on the ground. After the jump, so that it does so in the very step of
 * a landing.
 */
export function crouch(world: World): void {
  const isOnGround = !isAirborne(world);
  const crouches = isOnGround && (world.input & INPUT.crouch) !== 0;
  if (crouches === isCrouching(world)) return;
  const { Position, PreviousPosition, Size, Crouching } = world.components;
  const { dino } = world;
  const size = crouches ? DINO_CROUCHING_SIZE : DINO_SIZE;
  // The feet stay on the ground, in the previous position as well, which is part of the run's hash.
  PreviousPosition.y.add(dino, Size.height.get(dino) - size.height);
  if (crouches) addComponent(world, dino, Crouching);
  else removeComponent(world, dino, Crouching);
  Size.width.set(dino, size.width);
  Size.height.set(dino, size.height);
  if (isOnGround) Position.y.set(dino, GROUND_Y - size.height);
  if (crouches) emit(world, 'crouched', dino);
}
