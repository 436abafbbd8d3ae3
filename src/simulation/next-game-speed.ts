import { baseSpeed } from './base-speed.ts';
import { paceOf } from './pace-of.ts';
import { turboSpeed } from './turbo-speed.ts';
import type { RunView } from './world.ts';

/** How far the ground moves in the next step, px, unless the player starts turbo in it. */
export function nextGameSpeed(view: RunView): number {
  const base = baseSpeed(paceOf(view));
  // The next step takes one off before it sets the speed.
  return view.turboStepsLeft > 1 ? turboSpeed(base) : base;
}
