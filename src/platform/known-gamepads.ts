/** The gamepads that the browser shows this page: each from its first button pressed here on, until it is pulled out. */
export function knownGamepads(): Gamepad[] {
  try {
    return navigator.getGamepads().filter((gamepad) => gamepad !== null);
  } catch {
    // The browser knows no gamepads, or a page that embeds this one keeps them to itself.
    return [];
  }
}
