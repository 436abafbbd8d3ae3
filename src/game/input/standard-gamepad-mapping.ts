import { PLAY_ACTIONS, type PlayAction } from './actions.ts';

/**
 * The action of each gamepad button, by its index in the standard mapping. The comments name the
 * buttons of an Xbox controller.
 */
const ACTION_OF_BUTTON: ReadonlyMap<number, PlayAction> = new Map([
  [0, 'jump'], // A
  [1, 'crouch'], // B
  [2, 'shoot'], // X
  [3, 'turbo'], // Y
  [4, 'special'], // left bumper
  [5, 'turbo'], // right bumper
  [7, 'shoot'], // right trigger
  [8, 'retry'], // View
  [9, 'pause'], // Start
  [12, 'jump'], // up on the D-pad
  [13, 'crouch'], // down on the D-pad
] satisfies [number, PlayAction][]);

/**
 * Index of the left stick's vertical axis, whose values go from -1 at the top to 1 at the bottom.
 */
const LEFT_STICK_Y = 1;

/**
 * The stick begins to crouch above the first value and ends below the second, so that a trembling
 * hand does not flicker.
 */
const STICK_ON = 0.5;
const STICK_OFF = 0.35;

/** The bit of an action in the result of {@link readActions}. */
export const bitOf = (action: PlayAction) => 1 << PLAY_ACTIONS.indexOf(action);

const JUMP = bitOf('jump');
const CROUCH = bitOf('crouch');
/** An extra bit after those of the actions: the crouch comes from the stick. */
const STICK = 1 << PLAY_ACTIONS.length;

const BUTTONS = [...ACTION_OF_BUTTON.keys()];
const BITS = [...ACTION_OF_BUTTON.values()].map(bitOf);

/**
 * The actions whose buttons are down, as a bit mask. `before` is the previous result for the same
 * gamepad. Of one without the standard mapping nothing is known but that it has a first button,
 * which jumps.
 */
export function readActions(
  gamepad: Pick<Gamepad, 'buttons' | 'axes' | 'mapping'>,
  before: number,
): number {
  const { buttons, axes, mapping } = gamepad;
  if (mapping !== 'standard') return buttons[0]?.pressed === true ? JUMP : 0;
  const threshold = (before & STICK) === 0 ? STICK_ON : STICK_OFF;
  let actions = (axes[LEFT_STICK_Y] ?? 0) > threshold ? STICK | CROUCH : 0;
  // An index loop, because an iterator would be a new object in each frame.
  for (let i = 0; i < BITS.length; i++)
    if (buttons[BUTTONS[i] ?? 0]?.pressed) actions |= BITS[i] ?? 0;
  return actions;
}
