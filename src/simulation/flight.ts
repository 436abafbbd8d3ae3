import {
  DINO_SIZE,
  FAST_FALL_VELOCITY,
  GRAVITY,
  GROUND_Y,
  INPUT,
  JUMP_VELOCITY,
} from './constants.ts';
import { isAirborne, isCrouching } from './traits.ts';
import type { RunView } from './world.ts';

/** Top edge of a standing dino. */
export const STANDING_Y = GROUND_Y - DINO_SIZE.height;

/** Floating-point error: the last step of a jump ends about 3e-13 px above the ground. */
const ROUNDING = 1e-9;

export function hasLanded(y: number): boolean {
  return y >= STANDING_Y - ROUNDING;
}

/** Crouch, held at the same time, prevents the jump. */
export function wantsJump(input: number): boolean {
  return (input & (INPUT.jump | INPUT.crouch)) === INPUT.jump;
}

/**
 * The vertical speed in the air after the next step; down is positive. Releasing crouch doesn't
 * slow a fast fall, because gravity only adds speed.
 */
export function fallVelocity(velocity: number, isCrouchPressed: boolean): number {
  const fallen = velocity + GRAVITY;
  return isCrouchPressed ? Math.max(fallen, FAST_FALL_VELOCITY) : fallen;
}

/** How far the next step moves the dino with this input; down is positive. 0 on the ground. */
export function nextFall(view: RunView, input: number): number {
  const isCrouchPressed = (input & INPUT.crouch) !== 0;
  if (isAirborne(view))
    return fallVelocity(view.components.Velocity.y.get(view.dino), isCrouchPressed);
  return wantsJump(input) && !isCrouching(view) ? fallVelocity(JUMP_VELOCITY, false) : 0;
}

/** The dino's top edge after each step in the air. Leaves out the landing. */
export function jumpArc(): readonly number[] {
  const arc: number[] = [];
  let velocity = fallVelocity(JUMP_VELOCITY, false);
  for (let y = STANDING_Y + velocity; !hasLanded(y); y += velocity) {
    arc.push(y);
    velocity = fallVelocity(velocity, false);
  }
  return arc;
}
