import { listen } from './listen.ts';

/** Buttons that work without React, by listeners of their own. */
const INDEPENDENT = '[data-action], [data-cookie-settings]';

const pressed = new Set<HTMLElement>();
/** Buttons that React listens to. */
const live = new WeakSet<HTMLElement>();

/**
 * Records presses of prerendered buttons that React does not listen to yet, and calls back at each. {@link makeLive} repeats them.
 * Returns a function that ends it.
 */
export function recordEarlyPresses(onPress: () => void): () => void {
  const onClick = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('#root button') : null;
    if (button === null || live.has(button) || button.matches(INDEPENDENT)) return;
    pressed.add(button);
    onPress();
  };
  return listen(document, 'click', onClick, { capture: true });
}

/** React listens to this button from now on: repeats a press that came before. */
export function makeLive(button: HTMLElement): void {
  live.add(button);
  // After the effects of the components around it, which may prepare what the press does.
  if (pressed.delete(button)) queueMicrotask(() => button.click());
}
