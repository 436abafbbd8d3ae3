import { listen } from '#platform';

/** The events that the game's input listens to and that React stops. */
const TYPES = [
  'pointerdown',
  'pointerup',
  'pointercancel',
  'touchend',
  'mousedown',
  'keydown',
  'keyup',
  'click',
  'contextmenu',
] as const satisfies readonly (keyof WindowEventMap)[];

/**
 * Lets events reach all their listeners while React hydrates: it stops and drops those on parts that it has not hydrated yet, and a
 * press in a run would be lost. Returns a function that ends this.
 */
export function letEventsPass(): () => void {
  const onEvent = (event: Event) => Object.defineProperty(event, 'stopPropagation', { value: () => undefined });
  const disposers = TYPES.map((type) => listen(window, type, onEvent, { capture: true }));
  return () => {
    for (const dispose of disposers) dispose();
  };
}
