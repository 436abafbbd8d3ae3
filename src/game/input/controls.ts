import type { PlayAction } from './actions.ts';
import type { Bindings } from './bindings.ts';
import { attachButtons } from './buttons.ts';
import type { GameElements } from './game-elements.ts';
import { attachGamepads } from './gamepad.ts';
import { isPageAction, type KeyAction, type PageAction } from './key-actions.ts';
import { attachKeyboard } from './keyboard.ts';
import { attachTouch, Gestures, type TouchMode } from './touch.ts';

/** Where actions go, and what the devices have to know of the game. */
export interface ControlsTarget {
  /** Whether the game would do anything with a key's action now; if not, the page keeps the key. */
  wants(action: KeyAction): boolean;
  touchMode(): TouchMode;
  /** Whether there is a run, paused ones included, or a start that waits for the stage. */
  hasRun(): boolean;
  press(action: PlayAction, source: string): void;
  release(action: PlayAction, source: string): void;
  toggle(action: PageAction): void;
  /** The gamepad that the player played with was disconnected. */
  onGamepadLost(): void;
  focusStage(): void;
}

export interface Controls {
  /** Called in each frame of play: reads gamepads, and tells a finger that stays put from a swipe. */
  frame(now: number): void;
  /** Holds nothing any more, without releasing it to the target. */
  reset(): void;
  dispose(): void;
}

/** Listens to everything a player may have in hand: keys, fingers, mouse, gamepads, and the buttons under the stage. */
export function attachControls(elements: GameElements, target: ControlsTarget, bindings: () => Bindings): Controls {
  const press = (action: PlayAction, source: string) => target.press(action, source);
  const release = (action: PlayAction, source: string) => target.release(action, source);
  const touch = { mode: () => target.touchMode(), press, release };
  const gestures = new Gestures(touch);
  const keyboard = attachKeyboard({
    root: elements.root,
    bindings,
    wants: (action) => target.wants(action),
    press: (action, source) => {
      if (isPageAction(action)) target.toggle(action);
      else press(action, source);
    },
    release: (action, source) => {
      if (!isPageAction(action)) release(action, source);
    },
  });
  const buttons = attachButtons({ root: elements.root, press, release, focusStage: () => target.focusStage() });
  const gamepads = attachGamepads({
    hasRun: () => target.hasRun(),
    press,
    release,
    lose: () => target.onGamepadLost(),
  });
  const detachTouch = attachTouch(elements.stage, gestures, touch, () => performance.now());
  return {
    frame: (now) => {
      gestures.frame(now);
      gamepads.frame();
    },
    reset: () => {
      keyboard.forget();
      buttons.forget();
      gestures.forget();
      gamepads.forget();
    },
    dispose: () => {
      keyboard.detach();
      buttons.detach();
      gamepads.detach();
      detachTouch();
    },
  };
}
