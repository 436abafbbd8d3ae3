import { knownGamepads, listen } from '#platform';
import { GamepadReader, type GamepadOptions } from './gamepad-reader.ts';

export interface Gamepads {
  /** Called once per frame of the game: gamepads emit no events for buttons, so they are polled. */
  frame(): void;
  /** Drops what is held, without calling `release`. */
  reset(): void;
  readonly dispose: () => void;
}

/**
 * Plays with any number of gamepads, each from its first button press on. Gamepads have no other
 * use on a page, so, unlike keys, they control the game even when the stage is scrolled out of
 * view.
 */
export function attachGamepads(options: GamepadOptions): Gamepads {
  const readers = new Map<number, GamepadReader>();

  /**
   * The pending animation frame of our own loop, which polls while the engine is not loaded and so
   * calls no `frame`.
   */
  let ownFrame: number | undefined;
  const cancelOwnFrame = () => {
    if (ownFrame !== undefined) cancelAnimationFrame(ownFrame);
    ownFrame = undefined;
  };
  const pollUntilEngineRuns = () => {
    ownFrame = requestAnimationFrame(pollUntilEngineRuns);
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
    // An index loop, because an iterator would be a new object in each frame.
    for (let i = 0; i < gamepads.length; i++) {
      const gamepad = gamepads[i];
      if (gamepad) readers.get(i)?.read(gamepad);
    }
  };

  const addGamepad = ({ index }: Gamepad) => {
    readers.set(index, new GamepadReader(`gamepad ${index}`, options));
    ownFrame ??= requestAnimationFrame(pollUntilEngineRuns);
  };
  const disposers = [
    listen(window, 'gamepadconnected', ({ gamepad }) => addGamepad(gamepad)),
    listen(window, 'gamepaddisconnected', ({ gamepad: { index } }) => {
      const reader = readers.get(index);
      readers.delete(index);
      if (readers.size === 0) cancelOwnFrame();
      reader?.disconnect();
    }),
  ];
  for (const gamepad of knownGamepads()) addGamepad(gamepad);
  // A button that has been held since before the game was attached must not act on it.
  reset();

  return {
    frame: () => {
      if (readers.size === 0) return;
      cancelOwnFrame();
      poll();
    },
    reset,
    dispose: () => {
      for (const dispose of disposers) dispose();
      cancelOwnFrame();
    },
  };
}
