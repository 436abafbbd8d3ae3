import { isolated } from '#platform';
import type { RunView } from '#simulation';
import type { HudContent } from '#stage';
import type { GameEvent, GameEventPayload } from '../events/game-events.ts';
import type { SettingsStore } from '../settings/settings.ts';

/**
 * A way to present the game besides the picture: sound, announcements or haptics. The game also
 * runs without it.
 */
export interface GameOutput {
  /** Called for each event of the player's own game. */
  onEvent(event: GameEventPayload): void;
  /** Called for each event of a replay that is being watched. */
  onReplayEvent?(event: Pick<GameEvent, 'type'>): void;
  /** Called for each press of the player, with its source, such as a key or a finger. */
  onPress?(source: string): void;
  /** Called after each step of the player's run. */
  afterStep(view: RunView): void;
  /** The player has erased all their data. */
  reset?(): void;
  dispose(): void;
}

export interface GameOutputOptions {
  readonly settings: Pick<SettingsStore, 'get' | 'subscribe'>;
  /** Passes a sentence to the live region for screen readers. */
  readonly announce: (sentence: string) => void;
  /** Is written to; the picture reads it in each frame. */
  readonly hud: HudContent;
  /** The player's run. */
  readonly view: () => RunView;
  /** The high score that applies to it. */
  readonly highScore: () => number;
  readonly isTouchScreen: () => boolean;
}

/**
 * Keeps the errors of an output away from the game and from the other outputs. The first one is
 * reported.
 */
export function isolateOutput(output: GameOutput): GameOutput {
  return {
    onEvent: isolated((event) => output.onEvent(event), output),
    onReplayEvent: isolated((event) => output.onReplayEvent?.(event), output),
    onPress: isolated((source) => output.onPress?.(source), output),
    afterStep: isolated((view) => output.afterStep(view), output),
    reset: isolated(() => output.reset?.(), output),
    dispose: isolated(() => output.dispose(), output),
  };
}
