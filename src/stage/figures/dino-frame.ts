import { frameAt } from '../animation.ts';
import { ANIMATIONS, type FrameName, GUN_HELD } from '../atlas.ts';
import type { ExtrapolatedRun } from '../extrapolation.ts';

/** The frames of the dino: those for which the atlas says where the weapon is held. */
export type DinoFrame = FrameName & keyof typeof GUN_HELD;

/**
 * Ground covered from one frame of the run or crouch cycle to the next, px: five steps at the first
 * speed, two at the last.
 */
const STRIDE = 35;

/** The waiting dino blinks this often and for this long, ms. */
const BLINK_INTERVAL = 3200;
const BLINK_DURATION = 140;

/**
 * The frame that shows the dino of a run. The ground covered drives its cycle, so that the feet do
 * not slide over the ground.
 * @param waited how long the dino has been waiting for the start, ms.
 */
export function dinoFrame(
  run: Pick<ExtrapolatedRun, 'view' | 'groundX'>,
  waited: number,
): DinoFrame {
  const { view } = run;
  const { Dino, Velocity } = view.components;
  const { dino } = view;
  const crouching = Dino.crouching.get(dino) === 1;
  if (view.gameOver) return crouching ? 'dino-crouch-crash' : 'dino-crash';
  if (view.steps === 0) return isBlinking(waited) ? 'dino-blink' : 'dino-idle';
  if (Dino.jumping.get(dino) === 1) return Velocity.y.get(dino) < 0 ? 'dino-jump' : 'dino-fall';
  return frameAt(crouching ? ANIMATIONS.crouch : ANIMATIONS.run, run.groundX / STRIDE);
}

/** Whether the waiting dino has its eyes closed. @param waited how long it has been waiting, ms. */
export function isBlinking(waited: number): boolean {
  return waited % BLINK_INTERVAL >= BLINK_INTERVAL - BLINK_DURATION;
}
