import type { KeyAction } from './actions.ts';
import type { Bindings } from './bindings.ts';

/**
 * - playing: a touch jumps in the next frame, unless it has begun to swipe by then.
 * - patient (a pterodactyl comes next): a still touch has a little longer to become a swipe.
 * - immediate: a touch jumps at once, because it can only mean a jump.
 * - idle (before the start, paused, after the end): a tap jumps when the finger is lifted.
 */
export type TouchMode = 'playing' | 'patient' | 'immediate' | 'idle';

export interface ControlsTarget {
  press(action: KeyAction, source: string): void;
  release(action: KeyAction, source: string): void;
  /** The source has held the action all the time, though it was reported as released. */
  holdOn(action: KeyAction, source: string): void;
  bindings(): Bindings;
  /**
   * Whether the game would respond to this action now. If not, the key keeps its effect on the
   * page.
   */
  wants(action: KeyAction): boolean;
  wantsEnter(): boolean;
  /** While a run is running or counting down, no key scrolls the page. */
  isUnderWay(): boolean;
  touchMode(): TouchMode;
  /**
   * Whether there is a run (running, counting down or paused), or a start that waits for the stage.
   */
  hasRun(): boolean;
  /** Only for a gamepad that was used in this run. */
  onGamepadDisconnected(): void;
}

export interface InputDevice {
  frame?(now: number): void;
  /** Releases what fingers hold. */
  releaseFingers?(): void;
  /** Drops what is held, without calling `release`. */
  reset(): void;
  dispose(): void;
}
