import { hasComponent } from 'bitecs';
import type { RunView } from './world.ts';

/** Whether the dino is in the air, in a jump or a fall. */
export function isAirborne(view: RunView): boolean {
  return hasComponent(view, view.dino, view.components.Airborne);
}

export function isCrouching(view: RunView): boolean {
  return hasComponent(view, view.dino, view.components.Crouching);
}

/** Whether the dino has the weapon. */
export function isArmed(view: RunView): boolean {
  return hasComponent(view, view.dino, view.components.Armed);
}
