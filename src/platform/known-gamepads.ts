/** The gamepads that the browser reveals to this page: each after its first button press here, until it is disconnected. */
export function knownGamepads(): Gamepad[] {
  try {
    return navigator.getGamepads().filter((gamepad) => gamepad !== null);
  } catch {
    // Not supported, or not permitted by the page that embeds this one.
    return [];
  }
}
