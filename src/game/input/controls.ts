import { isPageAction, type KeyAction, type PageAction, type PlayAction } from './actions.ts';
import type { Bindings } from './bindings.ts';
import { attachButtons } from './buttons.ts';
import type { GameElements } from './game-elements.ts';
import { attachGamepads } from './gamepads.ts';
import { attachKeyboard } from './keyboard.ts';
import { uprightPosition } from './upright-position.ts';
import { attachTouch, Gestures, type TouchMode } from './touch.ts';

/**
 * Receives the actions of all devices, and passes on to them what they need to know about the game.
 */
export interface ControlsTarget {
  /**
   * Whether the game would respond to this action now; if not, the key keeps its effect on the
   * page.
   */
  wants(action: KeyAction): boolean;
  /** Whether the Enter key, unless it is bound to an action, starts or resumes a run. */
  wantsEnter(): boolean;
  /** Whether a run is running or counting down. */
  isUnderWay(): boolean;
  touchMode(): TouchMode;
  /**
   * Whether there is a run (running, counting down or paused), or a start that waits for the stage.
   */
  hasRun(): boolean;
  press(action: PlayAction, source: string): void;
  release(action: PlayAction, source: string): void;
  toggle(action: PageAction): void;
  /** The gamepad that was used in this run has been disconnected. */
  onGamepadDisconnected(): void;
  focusStage(): void;
}

export interface Controls {
  /**
   * Called once per frame: polls the gamepads and decides which touches are held still and
   * therefore jump.
   */
  frame(now: number): void;
  /** Drops everything that is held, without calling `release` on the target. */
  reset(): void;
  dispose(): void;
}

/**
 * Listens to all input devices: keyboard, touch, mouse, gamepads and the buttons below the stage.
 */
export function attachControls(
  elements: GameElements,
  target: ControlsTarget,
  bindings: () => Bindings,
): Controls {
  const press = (action: PlayAction, source: string) => target.press(action, source);
  const release = (action: PlayAction, source: string) => target.release(action, source);
  const touch = { mode: () => target.touchMode(), press, release };
  const gestures = new Gestures(touch);
  const keyboard = attachKeyboard({
    root: elements.root,
    bindings,
    wants: (action) => target.wants(action),
    wantsEnter: () => target.wantsEnter(),
    isUnderWay: () => target.isUnderWay(),
    press: (action, source) => {
      if (isPageAction(action)) target.toggle(action);
      else press(action, source);
    },
    release: (action, source) => {
      if (!isPageAction(action)) release(action, source);
    },
  });
  const buttons = attachButtons({
    root: elements.root,
    press,
    release,
    focusStage: () => target.focusStage(),
    positionOf: (event) => uprightPosition(elements.stage, event),
  });
  const gamepads = attachGamepads({
    hasRun: () => target.hasRun(),
    press,
    release,
    onDisconnected: () => target.onGamepadDisconnected(),
  });
  const disposeTouch = attachTouch(elements, gestures, touch, () => performance.now());
  return {
    frame: (now) => {
      gestures.frame(now);
      gamepads.frame();
    },
    reset: () => {
      keyboard.reset();
      buttons.reset();
      gestures.reset();
      gamepads.reset();
    },
    dispose: () => {
      keyboard.dispose();
      buttons.dispose();
      gamepads.dispose();
      disposeTouch();
    },
  };
}
