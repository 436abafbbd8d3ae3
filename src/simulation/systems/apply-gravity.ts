import { DINO_SIZE, FAST_FALL_VELOCITY, GRAVITY, GROUND_Y, JUMP_VELOCITY } from '../constants.ts';
import { emit } from '../emit.ts';
import { INPUT } from '../input.ts';
import type { RunView, World } from '../world.ts';

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
  if (Dino.jumping.get(dino) === 0) {
    if (!wantsJump(world.input)) return;
    Dino.jumping.set(dino, 1);
    // The box of a crouching dino is lower: the jump starts from where it stands up.
    Position.y.set(dino, STANDING_Y);
    Velocity.y.set(dino, JUMP_VELOCITY);
    const event = emit(world, 'jumped', dino);
    // The size may still be that of a crouching dino, which the next system changes.
    event.width = DINO_SIZE.width;
    event.height = DINO_SIZE.height;
  }
  Velocity.y.set(dino, fallVelocity(Velocity.y.get(dino), world.input));
  Position.y.add(dino, Velocity.y.get(dino));
  if (Position.y.get(dino) >= STANDING_Y - ROUNDING) {
    Position.y.set(dino, STANDING_Y);
    Velocity.y.set(dino, 0);
    Dino.jumping.set(dino, 0);
    emit(world, 'landed', dino);
  }
}

/** How far the next step moves the dino down, px, if it gets this input; 0 on the ground. The stage shows it before the step. */
export function nextFall({ components, dino }: RunView, input: number): number {
  const { Velocity, Dino } = components;
  if (Dino.jumping.get(dino) === 1) return fallVelocity(Velocity.y.get(dino), input);
  return wantsJump(input) && Dino.crouching.get(dino) === 0 ? fallVelocity(JUMP_VELOCITY, input) : 0;
}

function wantsJump(input: number): boolean {
  return (input & (INPUT.jump | INPUT.crouch)) === INPUT.jump;
}

/** Gravity only adds to the velocity, so letting go of crouch does not slow the fall. px a step. */
function fallVelocity(velocity: number, input: number): number {
  const fallen = velocity + GRAVITY;
  return (input & INPUT.crouch) === 0 ? fallen : Math.max(fallen, FAST_FALL_VELOCITY);
}
