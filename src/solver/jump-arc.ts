import { DINO_SIZE, GRAVITY, GROUND_Y, JUMP_VELOCITY } from '#simulation';

/** px by which sums of 0.6 may be wrong. */
const ROUNDING = 1e-9;

/**
 * The top edge of the jumping dino, px, after each step of a jump in which it is in the air: as the rules move it, gravity
 * first. The simulation's own `readJumpArc` plays a run for it, and would make the first frame wait for that.
 */
export function jumpArc(): readonly number[] {
  const standing = GROUND_Y - DINO_SIZE.height;
  const arc: number[] = [];
  let velocity = JUMP_VELOCITY + GRAVITY;
  for (let y = standing + velocity; y < standing - ROUNDING; y += velocity) {
    arc.push(y);
    velocity += GRAVITY;
  }
  return arc;
}
