import { DINO_CROUCHING_SIZE, DINO_SIZE, GROUND_Y } from '../constants.ts';
import { emit } from '../emit.ts';
import { INPUT } from '../input.ts';
import type { World } from '../world.ts';

/**
 * A held crouch takes effect on the ground. After the jump, so that it does so in the very step of
 * a landing.
 */
export function crouch(world: World): void {
  const { Position, PreviousPosition, Size, Dino } = world.components;
  const { dino } = world;
  const wasCrouching = Dino.crouching.get(dino) === 1;
  const crouches = Dino.jumping.get(dino) === 0 && (world.input & INPUT.crouch) !== 0;
  if (crouches === wasCrouching) return;
  const size = crouches ? DINO_CROUCHING_SIZE : DINO_SIZE;
  // The feet stay on the ground, in the previous position as well, which is part of the run's hash.
  PreviousPosition.y.add(dino, Size.height.get(dino) - size.height);
  Dino.crouching.set(dino, crouches ? 1 : 0);
  Size.width.set(dino, size.width);
  Size.height.set(dino, size.height);
  if (Dino.jumping.get(dino) === 0) Position.y.set(dino, GROUND_Y - size.height);
  if (crouches) emit(world, 'crouched', dino);
}
