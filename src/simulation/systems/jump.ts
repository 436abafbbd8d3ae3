import { DINO_SIZE, JUMP_VELOCITY } from '../constants.ts';
import { emit } from '../emit.ts';
import { STANDING_Y, wantsJump } from '../flight.ts';
import type { World } from '../world.ts';

/**
 * A held jump takes off whenever the dino is on the ground. Before gravity, which acts in the same
 * step.
 */
export function jump(world: World): void {
  const { Position, Velocity, Dino } = world.components;
  const { dino } = world;
  if (Dino.jumping.get(dino) === 1 || !wantsJump(world.input)) return;
  Dino.jumping.set(dino, 1);
  // The box of a crouching dino is lower: the jump starts from where it stands up.
  Position.y.set(dino, STANDING_Y);
  Velocity.y.set(dino, JUMP_VELOCITY);
  const event = emit(world, 'jumped', dino);
  // The size may still be that of a crouching dino, which the system `crouch` changes.
  event.width = DINO_SIZE.width;
  event.height = DINO_SIZE.height;
}
