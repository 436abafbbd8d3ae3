import { allOf, listen } from './listen.ts';

/**
 * The gamepads that the browser reveals to this page: each after its first button press here, until
 * it is disconnected.
 */
export function knownGamepads(): Gamepad[] {
  try {
    return navigator.getGamepads().filter((gamepad) => gamepad !== null);
  } catch {
    // Not supported, or not permitted by the page that embeds this one.
    return [];
  }
}

/** Calls back each time one is connected or disconnected. Returns an unsubscribe function. */
export function watchGamepads(listener: () => void): () => void {
  return allOf([
    listen(window, 'gamepadconnected', listener),
    listen(window, 'gamepaddisconnected', listener),
  ]);
}
