import { knownGamepads } from './known-gamepads.ts';
import { allOf, listen } from './listen.ts';

const TOUCHES = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'wheel',
  'keydown',
  // Assistive technology moves the focus and clicks without a key or a pointer.
  'focusin',
  'click',
  'gamepadconnected',
] as const satisfies readonly (keyof WindowEventMap)[];

let isTouched = false;

/**
 * Calls back when the visitor first touches the page, with a pointer, a key, the focus or a
 * gamepad; at once if that has happened. Until then a page runs neither React nor the game. The
 * returned function cancels it.
 */
export function onFirstTouch(callback: () => void): () => void {
  isTouched ||= hasBeenTouched();
  if (isTouched) {
    callback();
    return () => undefined;
  }
  const onTouch = () => {
    isTouched = true;
    cancel();
    callback();
  };
  // In the capture phase, because other listeners may stop the event.
  const cancel = allOf(
    TOUCHES.map((type) => listen(window, type, onTouch, { capture: true, passive: true })),
  );
  return cancel;
}

/**
 * Covers the time before this script listened. A gamepad that was connected earlier fires no second
 * event.
 */
function hasBeenTouched(): boolean {
  const { userActivation }: { readonly userActivation?: UserActivation } = navigator;
  return (userActivation?.hasBeenActive ?? false) || isPressWaiting() || knownGamepads().length > 0;
}

/**
 * Without user activation, browsers refuse sound and vibration and log a warning. Browsers without
 * `navigator.userActivation` log none, so they count as activated.
 */
export function hasUserActivation(): boolean {
  const { userActivation }: { readonly userActivation?: UserActivation } = navigator;
  return userActivation?.hasBeenActive ?? true;
}

/** src/early-press.ts remembers a press from before the game listens. */
function isPressWaiting(): boolean {
  return 'earlyPress' in document.documentElement.dataset;
}

/** Repeats the early press and ends the recording. Call this when the game and React listen. */
export function repeatEarlyPress(): void {
  const { dataset } = document.documentElement;
  const button =
    document.querySelectorAll<HTMLElement>('[data-game] button')[Number(dataset['earlyPress'])];
  forgetEarlyPress();
  dataset['playable'] = '';
  // After the effects of the components that are mounting.
  queueMicrotask(() => button?.click());
}

/** src/early-press.ts hides them from a visitor who has no result yet. */
export function showCourses(): void {
  delete document.documentElement.dataset['newcomer'];
}

export function forgetEarlyPress(): void {
  delete document.documentElement.dataset['earlyPress'];
}
