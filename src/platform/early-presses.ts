import { listen } from './listen.ts';

/** Buttons that work without React, by listeners of their own. */
const INDEPENDENT = '[data-action], [data-cookie-settings]';

/** The last press of each button that React did not listen to yet. */
const pressed = new Map<HTMLElement, Event>();
/** Buttons that React listens to. */
const live = new WeakSet<HTMLElement>();

/**
 * Records presses of prerendered buttons that React does not listen to yet, and calls back at each. {@link repeatEarlyPress} repeats them.
 * Returns a function that ends it.
 */
export function recordEarlyPresses(onPress: () => void): () => void {
  const onClick = (event: Event) => {
    const { target } = event;
    const button = target instanceof Element ? target.closest<HTMLElement>('#root button') : null;
    if (button === null || live.has(button) || button.matches(INDEPENDENT)) return;
    pressed.set(button, event);
    onPress();
  };
  return listen(document, 'click', onClick, { capture: true });
}

/** React listens to this button from now on. */
export function markLive(button: HTMLElement): void {
  live.add(button);
  // React hydrates a button at once when it is pressed, and then gets this very press itself.
  if (pressed.get(button)?.eventPhase !== Event.NONE) pressed.delete(button);
}

/** Repeats a press that came before React listened to this button. */
export function repeatEarlyPress(button: HTMLElement): void {
  // After the effects of the components around it, which may prepare what the press does.
  if (pressed.delete(button)) queueMicrotask(() => button.click());
}
