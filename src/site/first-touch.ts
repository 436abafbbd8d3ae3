import { listen } from '#platform';

/** Calls back once, when the visitor first presses a pointer or a key, or moves the focus into the page. */
export function onFirstTouch(callback: () => void): void {
  const onTouch = () => {
    for (const dispose of disposers) dispose();
    callback();
  };
  // In the capture phase, because other listeners may stop the event.
  const options = { capture: true, passive: true };
  const disposers = [
    listen(window, 'pointerdown', onTouch, options),
    listen(window, 'keydown', onTouch, options),
    // A screen reader moves the focus without a key event on the page.
    listen(window, 'focusin', onTouch, options),
  ];
}
