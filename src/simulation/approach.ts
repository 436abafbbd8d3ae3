import { APPROACH_DISTANCE, DINO_SIZE, HITBOX_INSET } from './constants.ts';
import { jumpArc, STANDING_Y } from './flight.ts';
import { type ThreatKind, THREATS } from './threats.ts';
import type { World } from './world.ts';

/** `groundCovered` at which a threat of this kind that enters now reaches the dino, px. */
export function arrivalIfEnteringNow(
  { groundCovered }: Pick<World, 'groundCovered'>,
  kind: ThreatKind,
): number {
  return groundCovered + APPROACH_DISTANCE / THREATS[kind].speedFactor;
}

/** Steps of a jump in which the dino's hitbox is above that of a small or large cactus. */
const STEPS_ABOVE = {
  small: stepsAbove(THREATS.cactus.sizes.small.height),
  large: stepsAbove(THREATS.cactus.sizes.large.height),
};

/**
 * The number of steps in which a jump over a group of cacti may begin, at a speed in px a step and
 * without assists. 9 to 31 at the first speed (rules, Fair courses).
 */
export function takeoffSteps(large: boolean, multiple: number, speed: number): number {
  const { width } = large ? THREATS.cactus.sizes.large : THREATS.cactus.sizes.small;
  const stepsAtDino = Math.ceil((width * multiple + DINO_SIZE.width - 4 * HITBOX_INSET) / speed);
  return (large ? STEPS_ABOVE.large : STEPS_ABOVE.small) - stepsAtDino + 1;
}

function stepsAbove(height: number): number {
  // The bottom edges of both hitboxes lie an inset further in.
  const clear = STANDING_Y - (height - 2 * HITBOX_INSET);
  return jumpArc().filter((y) => y <= clear).length;
}
