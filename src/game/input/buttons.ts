import { allOf, listen } from '#platform';
import { PLAY_ACTIONS, type PlayAction } from './actions.ts';
import { isEnter, nameOfKey, placeOfKey } from './bindings.ts';
import type { ControlsTarget, InputDevice } from './controls.ts';
import type { GameElements } from './game-elements.ts';
import { KeyRepeat } from './key-repeat.ts';
import { hasSwiped } from './touch.ts';

/**
 * How far a thumb swipes on Jump, CSS px: more than on the stage, because it rolls while it
 * presses.
 */
const SWIPE_PX = 30;

/**
 * Makes buttons act on press and hold, for fingers, keyboard and assistive technology, which can
 * also press the stage. A finger can slide to another button, or swipe down on Jump to crouch.
 * Listens for releases on the window: a button that gets disabled under a finger receives no more
 * events, so React's handlers would miss them.
 */
export function attachButtons(
  { root, stage }: Pick<GameElements, 'root' | 'stage'>,
  target: Pick<ControlsTarget, 'press' | 'release' | 'holdOn'>,
): InputDevice {
  const held = new Map<string, PlayAction>();
  const jumping = new Map<string, PointerEvent>();
  const isInPlace = new Map<string, () => boolean>();
  const repeat = new KeyRepeat<PlayAction>();

  const light = (action: PlayAction) => {
    const isHeld = [...held.values()].includes(action);
    root.querySelector(`[data-action="${action}"]`)?.toggleAttribute('data-held', isHeld);
  };
  const hold = (source: string, action: PlayAction) => {
    if (held.has(source)) return;
    held.set(source, action);
    light(action);
    target.press(action, source);
  };
  const releaseSource = (source: string) => {
    const action = held.get(source);
    if (action === undefined) return undefined;
    held.delete(source);
    jumping.delete(source);
    isInPlace.delete(source);
    light(action);
    target.release(action, source);
    return action;
  };
  const handOver = (event: PointerEvent) => {
    const source = `pointer ${event.pointerId}`;
    const button = buttonOf(event);
    const from = held.get(source);
    const to = actionOf(button);
    if (from === undefined || to === undefined || to === from || button?.disabled === true) return;
    // Press Pause on purpose only: a thumb that slides onto it, or off it, must not stop or start a
    // run.
    if (from === 'pause' || to === 'pause') return;
    // The start of a run changes the layout: the other button has come to the finger.
    if (isInPlace.get(source)?.() === false) return;
    releaseSource(source);
    hold(source, to);
    if (button !== null) isInPlace.set(source, placeOf(button));
  };
  const swipe = (event: PointerEvent) => {
    const source = `pointer ${event.pointerId}`;
    const from = jumping.get(source);
    if (from === undefined) return;
    const across = Math.abs(event.clientX - from.clientX);
    if (!hasSwiped({ across, down: event.clientY - from.clientY }, SWIPE_PX)) return;
    releaseSource(source);
    hold(source, 'crouch');
  };
  const releasePointer = (event: PointerEvent) => releaseSource(`pointer ${event.pointerId}`);

  const dispose = allOf([
    listen(root, 'pointerdown', (event) => {
      const button = buttonOf(event);
      if (button === null || event.button !== 0) return;
      // Focus the stage, so that Space jumps instead of pressing the button again. Hide the focus:
      // on a phone, where nothing had it before, the browser would draw a ring around the stage.
      stage.focus({ preventScroll: true, focusVisible: false });
      const action = actionOf(button);
      if (action === undefined || button.disabled) return;
      // The element under a new touch, the button or its label, captures the pointer. Release it so
      // that other buttons hear of the touch.
      const { target: touched, pointerId } = event;
      if (touched instanceof Element && touched.hasPointerCapture(pointerId))
        touched.releasePointerCapture(pointerId);
      const source = `pointer ${event.pointerId}`;
      isInPlace.set(source, placeOf(button));
      if (action === 'jump') jumping.set(source, event);
      hold(source, action);
    }),
    listen(window, 'pointermove', swipe),
    listen(root, 'pointerover', handOver),
    listen(window, 'pointerup', releasePointer),
    listen(window, 'pointercancel', releasePointer),
    // A press may scroll the page or replace the buttons, and the click after the touch would then
    // hit whatever lies there. The root doesn't hear of a touch whose button has gone.
    listen(root, 'touchstart', (event) => {
      const button = buttonOf(event);
      if (actionOf(button) !== undefined)
        button?.addEventListener('touchend', preventDefault, { once: true });
    }),
    // Otherwise the browser focuses the button right after the stage got the focus.
    listen(root, 'mousedown', (event) => {
      if (buttonOf(event) !== null) event.preventDefault();
    }),
    listen(root, 'keydown', (event) => {
      const action = actionOfKeyEvent(event);
      if (action === undefined) return;
      event.preventDefault();
      const source = `button key ${placeOfKey(event)}`;
      const stillHeld = repeat.heldBy(event);
      if (stillHeld !== undefined) {
        held.set(source, stillHeld);
        light(stillHeld);
        target.holdOn(stillHeld, source);
      } else if (!event.repeat) hold(source, action);
    }),
    listen(window, 'keyup', (event) => {
      const action = releaseSource(`button key ${placeOfKey(event)}`);
      if (action !== undefined) repeat.released(event, action);
    }),
    listen(root, 'keyup', (event) => {
      // Firefox clicks when Space is released, even if the keydown was prevented.
      if (actionOfKeyEvent(event) !== undefined) event.preventDefault();
    }),
    listen(root, 'click', (event) => {
      // A click without a pointer (detail 0) comes from assistive technology: press and release at
      // once.
      if (event.detail !== 0) return;
      const { target: clicked } = event;
      const isStage = clicked instanceof Node && stage.contains(clicked);
      const action = isStage ? 'jump' : actionOf(buttonOf(event));
      if (action === undefined) return;
      hold('pointer click', action);
      releaseSource('pointer click');
    }),
    listen(root, 'contextmenu', (event) => {
      if (actionOf(buttonOf(event)) !== undefined) event.preventDefault();
    }),
  ]);

  return {
    releaseFingers: () => {
      for (const source of held.keys()) if (source.startsWith('pointer ')) releaseSource(source);
    },
    reset: () => {
      const actions = new Set(held.values());
      held.clear();
      for (const action of actions) light(action);
      jumping.clear();
      isInPlace.clear();
    },
    dispose,
  };
}

function preventDefault(event: Event): void {
  if (event.cancelable) event.preventDefault();
}

/** @returns whether the button is still where it is now. */
function placeOf(button: HTMLButtonElement): () => boolean {
  const before = button.getBoundingClientRect();
  return () => {
    const { left, top } = button.getBoundingClientRect();
    return left === before.left && top === before.top;
  };
}

function actionOfKeyEvent(event: KeyboardEvent): PlayAction | undefined {
  if (event.ctrlKey || event.altKey || event.metaKey) return undefined;
  if (nameOfKey(event) !== 'Space' && !isEnter(event)) return undefined;
  return actionOf(buttonOf(event));
}

function buttonOf({ target }: Event): HTMLButtonElement | null {
  // Buttons of a dialog over the game don't control the run.
  return target instanceof Element && target.closest('dialog') === null
    ? target.closest('button')
    : null;
}

function actionOf(button: HTMLButtonElement | null): PlayAction | undefined {
  return PLAY_ACTIONS.find((action) => action === button?.dataset['action']);
}
