import { allOf, listen } from '#platform';
import { PLAY_ACTIONS, type PlayAction } from './actions.ts';
import { isEnter, nameOfKey, placeOfKey } from './bindings.ts';
import type { ControlsTarget, InputDevice } from './controls.ts';
import type { GameElements } from './game-elements.ts';
import { hasSwiped } from './touch.ts';

/**
 * How far a thumb on Jump has to go to mean a swipe, CSS px: more than on the stage, as it rolls
 * while it presses.
 */
const SWIPE_PX = 30;

/**
 * Makes buttons act on press and hold for as long as they are held: by any number of fingers, by
 * the keyboard or by assistive technology. A finger that slides to another button holds that one
 * from then on, and one that swipes down on Jump crouches. React's handlers would miss releases,
 * because a button that gets disabled under a finger receives no further events; so releases are
 * listened for on the window. A button says by its attribute `data-action` what it does.
 */
export function attachButtons(
  { root, stage }: Pick<GameElements, 'root' | 'stage'>,
  target: Pick<ControlsTarget, 'press' | 'release'>,
): InputDevice {
  const held = new Map<string, PlayAction>();
  /** How the fingers on Jump began. */
  const jumping = new Map<string, PointerEvent>();

  const hold = (source: string, action: PlayAction) => {
    if (held.has(source)) return;
    held.set(source, action);
    target.press(action, source);
  };
  const releaseSource = (source: string) => {
    const action = held.get(source);
    if (action === undefined) return;
    held.delete(source);
    jumping.delete(source);
    target.release(action, source);
  };
  const handOver = (event: PointerEvent) => {
    const source = `pointer ${event.pointerId}`;
    const button = buttonOf(event);
    const from = held.get(source);
    const to = actionOf(button);
    if (from === undefined || to === undefined || to === from || button?.disabled === true) return;
    // Pause is pressed on purpose only: a thumb that strays onto it, or off it, must not stop or
    // start a run.
    if (from === 'pause' || to === 'pause') return;
    releaseSource(source);
    hold(source, to);
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
      // So that Space jumps instead of pressing the button again. A browser would mark the focus on
      // a phone, where nothing had it before.
      stage.focus({ preventScroll: true, focusVisible: false });
      const action = actionOf(button);
      if (action === undefined || button.disabled) return;
      // A touch is captured by the element that it begins on, the button or its label, and would
      // not be reported on others.
      const { target: touched, pointerId } = event;
      if (touched instanceof Element && touched.hasPointerCapture(pointerId))
        touched.releasePointerCapture(pointerId);
      hold(`pointer ${event.pointerId}`, action);
      if (action === 'jump') jumping.set(`pointer ${event.pointerId}`, event);
    }),
    listen(window, 'pointermove', swipe),
    listen(root, 'pointerover', handOver),
    listen(window, 'pointerup', releasePointer),
    listen(window, 'pointercancel', releasePointer),
    // A press may scroll the page or replace the buttons; the click that follows a touch would then
    // be one on what lies there now.
    listen(root, 'touchend', (event) => {
      if (event.cancelable && actionOf(buttonOf(event)) !== undefined) event.preventDefault();
    }),
    // Otherwise the browser would focus the button right after the stage got the focus.
    listen(root, 'mousedown', (event) => {
      if (buttonOf(event) !== null) event.preventDefault();
    }),
    listen(root, 'keydown', (event) => {
      const action = actionOfKeyEvent(event);
      if (action === undefined) return;
      event.preventDefault();
      if (!event.repeat) hold(`button key ${placeOfKey(event)}`, action);
    }),
    listen(window, 'keyup', (event) => releaseSource(`button key ${placeOfKey(event)}`)),
    listen(root, 'keyup', (event) => {
      // Firefox fires a click when Space is released, even if the keydown was prevented.
      if (actionOfKeyEvent(event) !== undefined) event.preventDefault();
    }),
    listen(root, 'click', (event) => {
      // A click without a pointer (detail 0) comes from assistive technology: press and release at
      // once.
      if (event.detail !== 0) return;
      const action = actionOf(buttonOf(event));
      if (action === undefined) return;
      hold('click', action);
      releaseSource('click');
    }),
    listen(root, 'contextmenu', (event) => {
      if (actionOf(buttonOf(event)) !== undefined) event.preventDefault();
    }),
  ]);

  return {
    reset: () => {
      held.clear();
      jumping.clear();
    },
    dispose,
  };
}

function actionOfKeyEvent(event: KeyboardEvent): PlayAction | undefined {
  if (event.ctrlKey || event.altKey || event.metaKey) return undefined;
  if (nameOfKey(event) !== 'Space' && !isEnter(event)) return undefined;
  return actionOf(buttonOf(event));
}

function buttonOf({ target }: Event): HTMLButtonElement | null {
  // The buttons of a dialog over the game do not control the run.
  return target instanceof Element && target.closest('dialog') === null
    ? target.closest('button')
    : null;
}

function actionOf(button: HTMLButtonElement | null): PlayAction | undefined {
  return PLAY_ACTIONS.find((action) => action === button?.dataset['action']);
}
