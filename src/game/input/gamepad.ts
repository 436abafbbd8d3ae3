import { knownGamepads, listen } from '#platform';
import { GamepadPlayer, type GamepadPlayerOptions } from './gamepad-player.ts';

export interface Gamepads {
  /** Called each frame of play: gamepads tell nothing, they are asked. */
  frame(): void;
  /** Forgets what is held, telling nobody. */
  forget(): void;
  readonly detach: () => void;
}

/**
 * Plays by any number of gamepads, each from its first button pressed on. Those without the standard mapping are left alone:
 * what their buttons are called, and where they lie, nobody can know. Gamepads do nothing else on a page, so unlike the keys
 * theirs are the game's wherever the page is scrolled to.
 */
export function attachGamepads(options: GamepadPlayerOptions): Gamepads {
  const players = new Map<number, GamepadPlayer>();

  /** Frames of our own, for as long as the game's do not come: before there is an engine. */
  let ownFrame: number | undefined;
  const stopOwnFrames = () => {
    if (ownFrame !== undefined) cancelAnimationFrame(ownFrame);
    ownFrame = undefined;
  };
  const takeOwnFrame = () => {
    ownFrame = requestAnimationFrame(takeOwnFrame);
    poll();
  };

  const forget = () => {
    for (const player of players.values()) player.forget();
  };
  const poll = () => {
    if (document.hidden || !document.hasFocus()) {
      forget();
      return;
    }
    const gamepads = navigator.getGamepads();
    // By index: an iterator would be a new object in each frame.
    for (let i = 0; i < gamepads.length; i++) {
      const gamepad = gamepads[i];
      if (gamepad) players.get(i)?.read(gamepad);
    }
  };

  const meet = ({ index, mapping }: Gamepad) => {
    if (mapping !== 'standard') return;
    players.set(index, new GamepadPlayer(`gamepad ${index}`, options));
    ownFrame ??= requestAnimationFrame(takeOwnFrame);
  };
  const undo = [
    listen(window, 'gamepadconnected', ({ gamepad }) => meet(gamepad)),
    listen(window, 'gamepaddisconnected', ({ gamepad: { index } }) => {
      const player = players.get(index);
      players.delete(index);
      if (players.size === 0) stopOwnFrames();
      player?.leave();
    }),
  ];
  for (const gamepad of knownGamepads()) meet(gamepad);
  // A button that was pressed elsewhere asks nothing of this game.
  forget();

  return {
    frame: () => {
      if (players.size === 0) return;
      stopOwnFrames();
      poll();
    },
    forget,
    detach: () => {
      for (const remove of undo) remove();
      stopOwnFrames();
    },
  };
}
