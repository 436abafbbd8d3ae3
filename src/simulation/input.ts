/**
 * The player's input for one step: a sum of these bits.
 * Jump and crouch are levels, set on every step they are held; the other three are presses,
 * set on one step for each press (rules, A step).
 */
export const INPUT = {
  jump: 1,
  crouch: 2,
  shoot: 4,
  turbo: 8,
  special: 16,
} as const;

/** No key is held or pressed. */
export const NO_INPUT = 0;

const KNOWN_BITS = INPUT.jump | INPUT.crouch | INPUT.shoot | INPUT.turbo | INPUT.special;

/**
 * Throws unless `input` is a sum of known bits.
 * @throws TypeError for anything but an integer; RangeError for a bit outside {@link INPUT}.
 */
export function assertInput(input: number): void {
  if (!Number.isInteger(input)) {
    throw new TypeError(`The input of a step is an integer of INPUT bits, not ${String(input)}.`);
  }
  if (input < 0 || input > KNOWN_BITS) {
    throw new RangeError(`The input ${input} has bits outside 0 to ${KNOWN_BITS}.`);
  }
}
