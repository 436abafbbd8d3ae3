import { PLAY_ACTIONS, type PlayAction } from './actions.ts';
import { listen } from '#platform';

export interface ButtonsOptions {
  /** Holds the buttons; those with a `data-action` act through here. */
  readonly root: HTMLElement;
  readonly press: (action: PlayAction, source: string) => void;
  readonly release: (action: PlayAction, source: string) => void;
  /** Takes the focus after a button was used with a pointer, so that Space jumps and does not press it again. */
  readonly focusStage: () => void;
}

export interface Buttons {
  /** Forgets what is held, telling nobody. */
  forget(): void;
  readonly detach: () => void;
}

/**
 * Buttons that act on press and hold as long as they are held, by any number of fingers, by the keyboard and by
 * assistive technology. React's handlers would do for the press, not for the release: a button that gets disabled
 * under a finger hears of it no more, so releases are heard at the window.
 */
export function attachButtons({ root, press, release, focusStage }: ButtonsOptions): Buttons {
  const held = new Map<string, PlayAction>();

  const hold = (source: string, action: PlayAction) => {
    if (held.has(source)) return;
    held.set(source, action);
    press(action, source);
  };
  const letGo = (source: string) => {
    const action = held.get(source);
    if (action === undefined) return;
    held.delete(source);
    release(action, source);
  };
  const letGoOfPointer = (event: PointerEvent) => letGo(`pointer ${event.pointerId}`);

  const undo = [
    listen(root, 'pointerdown', (event) => {
      const button = buttonOf(event);
      if (button === null || event.button !== 0) return;
      focusStage();
      const action = actionOf(button);
      if (action === undefined || button.disabled) return;
      hold(`pointer ${event.pointerId}`, action);
    }),
    listen(window, 'pointerup', letGoOfPointer),
    listen(window, 'pointercancel', letGoOfPointer),
    // Without this the browser would focus the button right after the stage got the focus.
    listen(root, 'mousedown', (event) => {
      if (buttonOf(event) !== null) event.preventDefault();
    }),
    listen(root, 'keydown', (event) => {
      const action = activatedByKey(event);
      if (action === undefined) return;
      event.preventDefault();
      if (!event.repeat) hold(`button key ${event.code}`, action);
    }),
    listen(window, 'keyup', (event) => letGo(`button key ${event.code}`)),
    listen(root, 'keyup', (event) => {
      // Firefox clicks on the release of Space, prevented press or not.
      if (activatedByKey(event) !== undefined) event.preventDefault();
    }),
    listen(root, 'click', (event) => {
      // A click without a pointer comes from assistive technology: a press and a release at once.
      if (event.detail !== 0) return;
      const action = actionOf(buttonOf(event));
      if (action === undefined) return;
      hold('click', action);
      letGo('click');
    }),
    listen(root, 'contextmenu', (event) => {
      if (actionOf(buttonOf(event)) !== undefined) event.preventDefault();
    }),
  ];

  return {
    forget: () => held.clear(),
    detach: () => {
      for (const remove of undo) remove();
    },
  };
}

function activatedByKey(event: KeyboardEvent): PlayAction | undefined {
  if (event.ctrlKey || event.altKey || event.metaKey) return undefined;
  if (event.code !== 'Space' && event.code !== 'Enter') return undefined;
  return actionOf(buttonOf(event));
}

function buttonOf({ target }: Event): HTMLButtonElement | null {
  // Those of a dialog over the game are no part of play.
  return target instanceof Element && target.closest('dialog') === null ? target.closest('button') : null;
}

function actionOf(button: HTMLButtonElement | null): PlayAction | undefined {
  return PLAY_ACTIONS.find((action) => action === button?.dataset['action']);
}
