import { knownGamepads, listen } from '#platform';

/** Whether somebody is there. Before that the page spends nothing on the game but a picture of it. */
export class FirstInteraction {
  private noticed = false;

  /**
   * Calls `greet` at the first sign of a visitor: pointer, finger, wheel, scroll, key, gamepad, or focus in `stage`; at once
   * where this page has had one before. Returns the way to stop waiting.
   */
  subscribe(stage: HTMLElement, greet: () => void): () => void {
    // Whoever came by a link of the site has clicked it, here; a gamepad that was ahead of this script tells no second time.
    if (this.noticed || navigator.userActivation?.hasBeenActive || knownGamepads().length > 0) {
      greet();
      return () => undefined;
    }
    const stop = () => {
      for (const remove of undo) remove();
    };
    const notice = () => {
      this.noticed = true;
      stop();
      greet();
    };
    // Captured: whatever somebody else does with the event, it was a sign. A scroll does not bubble.
    const options = { capture: true, passive: true };
    const undo = [
      listen(window, 'pointermove', notice, options),
      listen(window, 'pointerdown', notice, options),
      listen(window, 'touchstart', notice, options),
      listen(window, 'wheel', notice, options),
      listen(window, 'scroll', notice, options),
      listen(window, 'keydown', notice, options),
      listen(window, 'gamepadconnected', notice, options),
      // A screen reader moves the focus without a key that the page would hear of.
      listen(stage, 'focusin', notice, options),
    ];
    return stop;
  }
}
