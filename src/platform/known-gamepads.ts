/** The gamepads that the page can see: each from its first button press on this page until it is disconnected. */
export function knownGamepads(): Gamepad[] {
  try {
    return navigator.getGamepads().filter((gamepad) => gamepad !== null);
  } catch {
    // The browser does not support gamepads, or the page is embedded in one that does not allow them.
    return [];
  }
}
