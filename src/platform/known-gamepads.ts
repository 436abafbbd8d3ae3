import { allOf, listen } from './listen.ts';

/**
 * The browser reveals a gamepad after its first button press on this page, until it is
 * disconnected.
 */
export function knownGamepads(): Gamepad[] {
  try {
    return navigator.getGamepads().filter((gamepad) => gamepad !== null);
  } catch {
    // Not supported, or not permitted by the page that embeds this one.
    return [];
  }
}

export function watchGamepads(listener: () => void): () => void {
  return allOf([
    listen(window, 'gamepadconnected', listener),
    listen(window, 'gamepaddisconnected', listener),
  ]);
}
