import type { RunView } from '#simulation';
import { frameAt } from '../animation.ts';
import { ANIMATIONS, type FrameName, GUN_HELD } from '../atlas.ts';

/** The frames in which the dino is shown: those that know where it holds the weapon. */
export type DinoFrame = FrameName & keyof typeof GUN_HELD;

/** Ground between two frames of the run or crouch cycle, px: five steps at the first speed, two at the last. */
const STRIDE = 35;

/** The dino waiting blinks this often and for this long, ms. */
const BLINK_EVERY = 3200;
const BLINK_LASTS = 140;

/**
 * What the dino looks like.
 * @param ground ground covered at the moment shown, px: feet that move by it do not slide.
 * @param waited how long it has been waiting for the start, ms.
 */
export function dinoFrame(view: RunView, ground: number, waited: number): DinoFrame {
  const { Dino, Velocity } = view.components;
  const { dino } = view;
  const crouching = Dino.crouching.get(dino) === 1;
  if (view.gameOver) return crouching ? 'dino-crouch-crash' : 'dino-crash';
  if (view.steps === 0) return waited % BLINK_EVERY >= BLINK_EVERY - BLINK_LASTS ? 'dino-blink' : 'dino-idle';
  if (Dino.jumping.get(dino) === 1) return Velocity.y.get(dino) < 0 ? 'dino-jump' : 'dino-fall';
  return frameAt(crouching ? ANIMATIONS.crouch : ANIMATIONS.run, ground / STRIDE);
}
