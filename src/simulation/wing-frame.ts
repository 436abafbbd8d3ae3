import { WING_FRAME_STEPS } from './constants.ts';
import type { RunView } from './world.ts';

/** Which of its two wing frames, 0 or 1, a pterodactyl shows. */
export function wingFrame(view: RunView, pterodactyl: number): number {
  const age = view.steps - view.components.Threat.enteredAt.get(pterodactyl);
  return Math.floor(age / WING_FRAME_STEPS) % 2;
}
