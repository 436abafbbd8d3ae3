import { PLAY_ACTIONS, type PlayAction } from './actions.ts';

/** What the buttons of a gamepad mean, by their places in the standard mapping; called as on an Xbox controller. */
const ACTION_OF_BUTTON: ReadonlyMap<number, PlayAction> = new Map([
  [0, 'jump'], // A
  [1, 'crouch'], // B
  [2, 'shoot'], // X
  [3, 'turbo'], // Y
  [4, 'special'], // left bumper
  [5, 'turbo'], // right bumper
  [7, 'shoot'], // right trigger
  [9, 'pause'], // Start
  [12, 'jump'], // up on the D-pad
  [13, 'crouch'], // down on the D-pad
] satisfies [number, PlayAction][]);

/** The left stick, from -1 at the top to 1 at the bottom. */
const LEFT_STICK_Y = 1;

/** The stick crouches beyond the first, and from then on until it is back at the second: hands tremble. */
const STICK_DOWN = 0.5;
const STICK_BACK = 0.35;

/** An action's bit in {@link readActions}. */
export const bitOf = (action: PlayAction) => 1 << PLAY_ACTIONS.indexOf(action);

const CROUCH = bitOf('crouch');
/** Beyond the actions: that it is the stick which asks for the crouch. */
const STICK = 1 << PLAY_ACTIONS.length;

const BUTTONS = [...ACTION_OF_BUTTON.keys()];
const BITS = [...ACTION_OF_BUTTON.values()].map(bitOf);

/** The actions that a gamepad asks for now, a bit for each; `before` is what it answered last. */
export function readActions({ buttons, axes }: Pick<Gamepad, 'buttons' | 'axes'>, before: number): number {
  const threshold = (before & STICK) === 0 ? STICK_DOWN : STICK_BACK;
  let actions = (axes[LEFT_STICK_Y] ?? 0) > threshold ? STICK | CROUCH : 0;
  // By index: an iterator would be a new object in each frame.
  for (let i = 0; i < BITS.length; i++) if (buttons[BUTTONS[i] ?? 0]?.pressed) actions |= BITS[i] ?? 0;
  return actions;
}
