import { addComponent, removeComponent } from 'bitecs';
import { DINO_CROUCHING_SIZE, DINO_SIZE, GROUND_Y, INPUT, JUMP_VELOCITY } from '../constants.ts';
import { emit } from '../emit.ts';
import { STANDING_Y, wantsJump } from '../flight.ts';
import { isAirborne, isCrouching } from '../traits.ts';
import type { World } from '../world.ts';

/** A held jump takes off after every landing. Runs before gravity, which acts in the same step. */
export function jump(world: World): void {
  if (!wantsJump(world.input) || isAirborne(world)) return;
  const { Position, Velocity, Airborne } = world.components;
  const { dino } = world;
  addComponent(world.ecs, dino, Airborne);
  // A crouching dino's box is lower, and the jump starts from standing height.
  Position.y.set(dino, STANDING_Y);
  Velocity.y.set(dino, JUMP_VELOCITY);
  const event = emit(world, 'jumped', dino);
  // The dino may still have its crouching size here, because `crouch` runs later.
  event.width = DINO_SIZE.width;
  event.height = DINO_SIZE.height;
}

/** Runs after `land`, so that a held crouch takes effect in the step of the landing. */
export function crouch(world: World): void {
  const isPressed = (world.input & INPUT.crouch) !== 0;
  const wasCrouching = isCrouching(world);
  if (!isPressed && !wasCrouching) return;
  const isOnGround = !isAirborne(world);
  const crouches = isPressed && isOnGround;
  if (crouches === wasCrouching) return;
  const { Position, PreviousPosition, Size, Crouching } = world.components;
  const { dino } = world;
  const size = crouches ? DINO_CROUCHING_SIZE : DINO_SIZE;
  // Keep the feet on the ground in the previous position too: it is part of the run's hash.
  PreviousPosition.y.add(dino, Size.height.get(dino) - size.height);
  if (crouches) addComponent(world.ecs, dino, Crouching);
  else removeComponent(world.ecs, dino, Crouching);
  Size.width.set(dino, size.width);
  Size.height.set(dino, size.height);
  if (isOnGround) Position.y.set(dino, GROUND_Y - size.height);
  if (crouches) emit(world, 'crouched', dino);
}
