import { createRun } from '../run.ts';
import { INPUT, NO_INPUT } from '../input.ts';

/**
 * Everything the dino can be after a step, as a number:
 * standing, crouching, or k steps into a jump (`AIRBORNE + k - 1`, k from 1).
 */
export const STANDING = 0;
export const CROUCHING = 1;
export const AIRBORNE = 2;

/**
 * The top edge of the jumping dino, px, after each step of a jump in which it is in the air.
 * Read off a run rather than computed again, so that a search can never disagree with the rules it searches.
 */
export function readJumpArc(): readonly number[] {
  const run = createRun('jump arc');
  const { Position, Dino } = run.view.components;
  const arc: number[] = [];
  run.step(INPUT.jump);
  while (Dino.jumping.get(run.view.dino) === 1) {
    arc.push(Position.y.get(run.view.dino));
    run.step(NO_INPUT);
  }
  return arc;
}
