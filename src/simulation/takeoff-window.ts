import { DINO_SIZE, HITBOX_INSET } from './constants.ts';
import { jumpArc, STANDING_Y } from './flight.ts';
import { THREATS } from './threats.ts';

/**
 * The number of steps in which a jump over a group of cacti may begin, without assists: 9 to 31 at
 * the first speed. A fair course leaves at least 8.
 */
export function takeoffWindow(large: boolean, multiple: number, speed: number): number {
  const { width } = large ? THREATS.cactus.sizes.large : THREATS.cactus.sizes.small;
  const stepsAtDino = Math.ceil((width * multiple + DINO_SIZE.width - 4 * HITBOX_INSET) / speed);
  return (large ? STEPS_ABOVE.large : STEPS_ABOVE.small) - stepsAtDino + 1;
}

/** Steps of a jump during which the dino's hitbox clears a cactus's. */
const STEPS_ABOVE = {
  small: stepsAbove(THREATS.cactus.sizes.small.height),
  large: stepsAbove(THREATS.cactus.sizes.large.height),
};

function stepsAbove(height: number): number {
  // Both hitboxes end one inset inside their boxes.
  const clear = STANDING_Y - (height - 2 * HITBOX_INSET);
  return jumpArc().filter((y) => y <= clear).length;
}
