import { allOf, knownGamepads, listen } from '#platform';
import { PLAY_ACTIONS, type PlayAction } from './actions.ts';
import type { ControlsTarget, InputDevice } from './controls.ts';

/** By index in the standard mapping. The comments name the buttons of an Xbox controller. */
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

/** -1 is up, 1 is down. */
const LEFT_STICK_Y = 1;

/**
 * The stick starts to crouch above the first value and stops below the second, so a trembling hand
 * doesn't make the dino flicker.
 */
const STICK_ON = 0.5;
const STICK_OFF = 0.35;

const bitOf = (action: PlayAction) => 1 << PLAY_ACTIONS.indexOf(action);

const JUMP = bitOf('jump');
const CROUCH = bitOf('crouch');
/** A bit after the bits of the actions: the crouch comes from the stick. */
const STICK = 1 << PLAY_ACTIONS.length;

const BUTTONS = [...ACTION_OF_BUTTON.keys()];
const BITS = [...ACTION_OF_BUTTON.values()].map(bitOf);

/**
 * The actions whose buttons are down, as a bit mask. Without the standard mapping only the first
 * button is sure to exist, and it jumps.
 * @param before the previous result for the same gamepad.
 */
function readActions(
  gamepad: Pick<Gamepad, 'buttons' | 'axes' | 'mapping'>,
  before: number,
): number {
  const { buttons, axes, mapping } = gamepad;
  if (mapping !== 'standard') return buttons[0]?.pressed === true ? JUMP : 0;
  const threshold = (before & STICK) === 0 ? STICK_ON : STICK_OFF;
  let actions = (axes[LEFT_STICK_Y] ?? 0) > threshold ? STICK | CROUCH : 0;
  // An iterator would be a new object in each frame.
  for (let i = 0; i < BITS.length; i++)
    if (buttons[BUTTONS[i] ?? 0]?.pressed) actions |= BITS[i] ?? 0;
  return actions;
}

type GamepadTarget = Pick<ControlsTarget, 'hasRun' | 'press' | 'release' | 'onGamepadDisconnected'>;

/** As if every button were down, so that each has to be released before it counts as pressed. */
const ALL_DOWN = -1;

/**
 * Compares each state of one gamepad with the previous one, and calls `press` and `release`. Sets
 * of actions are bit masks.
 */
class GamepadReader {
  private down = 0;
  private held = 0;
  private wasUsedInRun = false;

  constructor(
    private readonly source: string,
    private readonly target: GamepadTarget,
  ) {}

  /**
   * @param taken the actions that another gamepad has pressed in the same poll: some programs show
   * one gamepad as two.
   * @returns these and its own.
   */
  read(gamepad: Gamepad, taken: number): number {
    if (!this.target.hasRun()) this.wasUsedInRun = false;
    const before = this.down;
    this.down = readActions(gamepad, before);
    const pressed = this.down & ~before;
    if (this.down !== before) this.change(pressed & ~taken, before & ~this.down);
    return taken | pressed;
  }

  reset(): void {
    this.down = ALL_DOWN;
    this.held = 0;
  }

  disconnect(): void {
    this.change(0, this.held);
    if (this.wasUsedInRun) this.target.onGamepadDisconnected();
  }

  private change(pressed: number, released: number): void {
    for (const action of PLAY_ACTIONS) {
      const bit = bitOf(action);
      if ((pressed & bit) !== 0) this.press(action, bit);
      if ((released & this.held & bit) !== 0) this.release(action, bit);
    }
  }

  private press(action: PlayAction, bit: number): void {
    const { target } = this;
    if (action === 'pause' && !target.hasRun()) {
      // Without a run, Start starts one. Make it a tap: holding it must not jump again and again.
      target.press('jump', `${this.source} start`);
      target.release('jump', `${this.source} start`);
    } else {
      this.held |= bit;
      target.press(action, this.source);
    }
    this.wasUsedInRun = target.hasRun();
  }

  private release(action: PlayAction, bit: number): void {
    this.held &= ~bit;
    this.target.release(action, this.source);
  }
}

/**
 * Plays with any number of gamepads. They have no other use on a page, so, unlike keys, they
 * control the game even when the stage is out of view. They emit no events for buttons, so each
 * frame polls them.
 */
export function attachGamepads(target: GamepadTarget): InputDevice & { frame(): void } {
  const readers = new Map<number, GamepadReader>();

  let ownFrame: number | undefined;
  const cancelOwnFrame = () => {
    if (ownFrame !== undefined) cancelAnimationFrame(ownFrame);
    ownFrame = undefined;
  };
  const pollUntilOpen = () => {
    ownFrame = requestAnimationFrame(pollUntilOpen);
    poll();
  };

  const reset = () => {
    for (const reader of readers.values()) reader.reset();
  };
  const poll = () => {
    if (document.hidden || !document.hasFocus()) {
      reset();
      return;
    }
    const gamepads = navigator.getGamepads();
    let taken = 0;
    // An iterator would be a new object in each frame.
    for (let i = 0; i < gamepads.length; i++) {
      const gamepad = gamepads[i];
      if (gamepad) taken = readers.get(i)?.read(gamepad, taken) ?? taken;
    }
  };

  const addGamepad = ({ index }: Gamepad) => {
    readers.set(index, new GamepadReader(`gamepad ${index}`, target));
    ownFrame ??= requestAnimationFrame(pollUntilOpen);
  };
  const stopListening = allOf([
    listen(window, 'gamepadconnected', ({ gamepad }) => addGamepad(gamepad)),
    listen(window, 'gamepaddisconnected', ({ gamepad: { index } }) => {
      const reader = readers.get(index);
      readers.delete(index);
      if (readers.size === 0) cancelOwnFrame();
      reader?.disconnect();
    }),
  ]);
  for (const gamepad of knownGamepads()) addGamepad(gamepad);

  return {
    frame: () => {
      if (readers.size === 0) return;
      cancelOwnFrame();
      poll();
    },
    reset,
    dispose: () => {
      stopListening();
      cancelOwnFrame();
    },
  };
}
