import { isolated } from '#platform';
import type { RunView } from '#simulation';
import type { HudContent } from '#stage';
import type { GameEvent, GameEventType } from '../events.ts';
import type { SettingsStore } from '../settings/settings.ts';

export interface GameOutput {
  /** Only for the player's own game. */
  onEvent(event: GameEvent): void;
  onReplayEvent?(event: { readonly type: GameEventType }): void;
  onPress?(source: string): void;
  /** Only for the player's run. */
  afterStep(view: RunView): void;
  reset?(): void;
  dispose(): void;
}

export interface GameOutputOptions {
  readonly settings: Pick<SettingsStore, 'get' | 'subscribe'>;
  readonly announce: (sentence: string) => void;
  readonly hud: HudContent;
  readonly view: () => RunView;
  readonly highScore: () => number;
  readonly isTouchScreen: () => boolean;
  /** Whether the page's buttons name their keys during a run. */
  readonly hasKeysInBar: () => boolean;
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
