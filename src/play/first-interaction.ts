import { knownGamepads, listen } from '#platform';

/** Detects the visitor's first interaction with the page. Before that, the page loads only a picture of the game. */
export class FirstInteraction {
  private hasHappened = false;

  /**
   * Calls `onFirstInteraction` at the first interaction: pointer, touch, wheel, scroll, key, gamepad, or focus in `stage`; at
   * once if there has been one on this page before. Returns an unsubscribe function.
   */
  subscribe(stage: HTMLElement, onFirstInteraction: () => void): () => void {
    // A visitor who came by a link within the site has clicked on it. A gamepad that was connected earlier fires no second event.
    if (this.hasHappened || navigator.userActivation?.hasBeenActive || knownGamepads().length > 0) {
      onFirstInteraction();
      return () => undefined;
    }
    const unsubscribe = () => {
      for (const dispose of disposers) dispose();
    };
    const onInteraction = () => {
      this.hasHappened = true;
      unsubscribe();
      onFirstInteraction();
    };
    // In the capture phase, because other listeners may stop the event, and scroll events do not bubble.
    const options = { capture: true, passive: true };
    const disposers = [
      listen(window, 'pointermove', onInteraction, options),
      listen(window, 'pointerdown', onInteraction, options),
      listen(window, 'touchstart', onInteraction, options),
      listen(window, 'wheel', onInteraction, options),
      listen(window, 'scroll', onInteraction, options),
      listen(window, 'keydown', onInteraction, options),
      listen(window, 'gamepadconnected', onInteraction, options),
      // A screen reader moves the focus without a key event on the page.
      listen(stage, 'focusin', onInteraction, options),
    ];
    return unsubscribe;
  }
}
