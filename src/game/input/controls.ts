import type { PlayAction } from './actions.ts';
import type { GameElements } from './game-elements.ts';
import type { Bindings } from './bindings.ts';
import { attachButtons } from './buttons.ts';
import { attachGamepads } from './gamepad.ts';
import { attachKeyboard } from './keyboard.ts';
import { isPageAction, type KeyAction, type PageAction } from './key-actions.ts';
import { attachTouch, Gestures, type TouchMode } from './touch.ts';

export interface ControlsOptions {
  readonly places: GameElements;
  readonly bindings: () => Bindings;
  /** Whether the game would do anything with a key's action now; if not, the page keeps the key. */
  readonly wants: (action: KeyAction) => boolean;
  readonly touchMode: () => TouchMode;
  /** Whether there is a run, be it paused, or one was asked for that waits for its stage. */
  readonly hasRun: () => boolean;
  readonly press: (action: PlayAction, source: string) => void;
  readonly release: (action: PlayAction, source: string) => void;
  /** The gamepad that the player played by was pulled out. */
  readonly loseGamepad: () => void;
  readonly toggle: (action: PageAction) => void;
  readonly focusStage: () => void;
  readonly clock: () => number;
}

export interface Controls {
  /** Called each frame of play: a finger that stays put begins to mean something, and gamepads are read. */
  frame(now: number): void;
  /** Forgets what is held, telling nobody. */
  forget(): void;
  readonly detach: () => void;
}

/** Everything a player has in hand: keys, fingers, mouse, gamepads and the buttons under the stage. */
export function attachControls(options: ControlsOptions): Controls {
  const { places, press, release } = options;
  const touch = { mode: options.touchMode, press, release };
  const gestures = new Gestures(touch);
  const keyboard = attachKeyboard({
    root: places.root,
    bindings: options.bindings,
    wants: options.wants,
    press: (action, source) => {
      if (isPageAction(action)) options.toggle(action);
      else press(action, source);
    },
    release: (action, source) => {
      if (!isPageAction(action)) release(action, source);
    },
  });
  const buttons = attachButtons({ root: places.root, press, release, focusStage: options.focusStage });
  const gamepads = attachGamepads({ hasRun: options.hasRun, press, release, lose: options.loseGamepad });
  const detachTouch = attachTouch(places.stage, gestures, touch, options.clock);
  return {
    frame: (now) => {
      gestures.frame(now);
      gamepads.frame();
    },
    forget: () => {
      keyboard.forget();
      buttons.forget();
      gestures.forget();
      gamepads.forget();
    },
    detach: () => {
      keyboard.detach();
      buttons.detach();
      gamepads.detach();
      detachTouch();
    },
  };
}
