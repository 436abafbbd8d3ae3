import { BASE_SPEED, baseSpeed, DINO_SIZE, jumpArc, MAX_SPEED, STANDING_Y } from '#simulation';
import { TOP_SPEED_SCORE } from './speeds.ts';
import { metres, metresPerSecond, seconds } from './units.ts';

const ARC = jumpArc();

/** From the press to the landing, steps: the dino is in the air after each but the last. */
export const JUMP_STEPS = ARC.length + 1;

export const JUMP_SECONDS = seconds(JUMP_STEPS);

/** How far the dino is lifted, px of the stage. */
export const JUMP_HEIGHT = STANDING_Y - Math.min(...ARC);

export interface Jump {
  readonly score: number;
  /** Metres a second. */
  readonly speed: number;
  /** Ground that passes below, metres. */
  readonly length: number;
  /** The way of the dino's feet over the ground, px of the stage: `x` from 0, `y` downwards. */
  readonly path: readonly { readonly x: number; readonly y: number }[];
}

/** A jump at the speed of each of these scores. */
export function listJumps(): readonly Jump[] {
  return [0, TOP_SPEED_SCORE / 2, TOP_SPEED_SCORE].map((score) => {
    const speed = baseSpeed(score);
    const feet = [STANDING_Y, ...ARC, STANDING_Y].map((y) => y + DINO_SIZE.height);
    return {
      score,
      speed: metresPerSecond(speed),
      length: metres(speed * JUMP_STEPS),
      path: feet.map((y, step) => ({ x: step * speed, y })),
    };
  });
}

/** The lengths of the shortest and the longest jump without turbo, metres. */
export const JUMP_LENGTHS = {
  from: metres(BASE_SPEED * JUMP_STEPS),
  to: metres(MAX_SPEED * JUMP_STEPS),
} as const;
