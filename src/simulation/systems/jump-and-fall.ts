import { DINO_SIZE, FAST_FALL_VELOCITY, GRAVITY, GROUND_Y, JUMP_VELOCITY } from '../constants.ts';
import { emit } from '../emit.ts';
import { INPUT } from '../input.ts';
import type { World } from '../world.ts';

const STANDING_Y = GROUND_Y - DINO_SIZE.height;

/** The rounding of 0.6 leaves the 49th step of a jump some 3e-13 px above the ground; it is the landing. */
const ROUNDING = 1e-9;

/**
 * A held jump takes off whenever the dino is on the ground and not crouching; gravity brings it back, and crouch faster.
 * Gravity acts before the movement, which makes the apex the 180 px of the rules.
 */
export function jumpAndFall(world: World): void {
  const { Position, Velocity, Dino } = world.components;
  const { dino } = world;
  const wantsJump = (world.input & (INPUT.jump | INPUT.crouch)) === INPUT.jump;
  if (Dino.jumping.get(dino) === 0) {
    if (!wantsJump) return;
    Dino.jumping.set(dino, 1);
    // The box of a crouching dino is lower: the jump starts from where it stands up.
    Position.y.set(dino, STANDING_Y);
    Velocity.y.set(dino, JUMP_VELOCITY);
    const event = emit(world, 'jumped', dino);
    // The size may still be that of a crouching dino, which the next system changes.
    event.width = DINO_SIZE.width;
    event.height = DINO_SIZE.height;
  }
  Velocity.y.add(dino, GRAVITY);
  // Gravity only adds to it, so letting go of crouch does not slow the fall.
  if ((world.input & INPUT.crouch) !== 0) Velocity.y.set(dino, Math.max(Velocity.y.get(dino), FAST_FALL_VELOCITY));
  Position.y.add(dino, Velocity.y.get(dino));
  if (Position.y.get(dino) >= STANDING_Y - ROUNDING) {
    Position.y.set(dino, STANDING_Y);
    Velocity.y.set(dino, 0);
    Dino.jumping.set(dino, 0);
    emit(world, 'landed', dino);
  }
}
