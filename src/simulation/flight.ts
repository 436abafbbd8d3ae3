import { DINO_SIZE, GRAVITY, GROUND_Y, JUMP_VELOCITY } from '#simulation';

/** Sums of 0.6 may be off by less than this, px. */
const ROUNDING = 1e-9;

/**
 * The top edge of the jumping dino, px, after each step of a jump in which it is in the air. Computed as the simulation
 * moves the dino, gravity first; a test compares it, bit for bit, with a jump that is played.
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
