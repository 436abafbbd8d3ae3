import type { Size } from './box.ts';
import { DINO_X } from './constants.ts';
import { intervalsOverlap } from './hitbox.ts';
import type { RunView } from './world.ts';

/**
 * The hitbox rule for the dino as it could be, which is what a search or a forecast asks. `shape` is DINO_SIZE (standing,
 * running or in the air) or DINO_CROUCHING_SIZE, `y` its top edge. The inset is that of the run's own dino, which an assist can
 * raise. All values are px.
 */

/** The left edge of the dino's hitbox, the same in each shape. */
export function dinoHitboxLeft(view: RunView): number {
  return DINO_X + dinoInset(view);
}

export function dinoHitboxRight(view: RunView, shape: Size): number {
  return DINO_X + shape.width - dinoInset(view);
}

/** Whether a hitbox from `left` to `right` is above, below or at the dino in this shape. */
export function overlapsDinoX(view: RunView, shape: Size, left: number, right: number): boolean {
  return intervalsOverlap(left, right, dinoHitboxLeft(view), dinoHitboxRight(view, shape));
}

/** Whether a hitbox from `top` to `bottom` is level with the dino in this shape with its top edge at `y`. */
export function overlapsDinoY(view: RunView, shape: Size, y: number, top: number, bottom: number): boolean {
  const inset = dinoInset(view);
  return intervalsOverlap(top, bottom, y + inset, y + shape.height - inset);
}

function dinoInset({ components, dino }: RunView): number {
  return components.Hitbox.inset.get(dino);
}
