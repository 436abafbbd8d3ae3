import { isolated } from '#platform';
import type { RunView } from '#simulation';
import type { HudContent } from '#stage';
import type { Moment, Story } from '#story';
import type { GameEvent } from '../events.ts';
import type { UsedDevice } from '../input/used-device.ts';
import type { PauseReason } from '../session/pause-reason.ts';
import type { SettingsStore } from '../settings/settings.ts';

export interface GameOutput {
  /** Only for the player's own game. */
  onEvent(event: GameEvent): void;
  onReplayMoment?(moment: Moment): void;
  onPress?(source: string): void;
  /** Only for the player's run: it begins, or jumps in time. */
  begin?(story: Story): void;
  /** Only for the player's run. */
  afterStep(story: Story): void;
  reset?(): void;
  dispose(): void;
}

export interface GameOutputOptions {
  readonly settings: Pick<SettingsStore, 'get' | 'subscribe'>;
  readonly announce: (sentence: string) => void;
  readonly pause: (reason: PauseReason) => void;
  /** Called when the browser begins to play sounds, or no longer does. */
  readonly onAudible: (isAudible: boolean) => void;
  readonly hud: HudContent;
  readonly view: () => RunView;
  readonly highScore: () => number;
  readonly usedDevice: Pick<UsedDevice, 'current'>;
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
    onReplayMoment: isolated((moment) => output.onReplayMoment?.(moment), output),
    onPress: isolated((source) => output.onPress?.(source), output),
    begin: isolated((story) => output.begin?.(story), output),
    afterStep: isolated((story) => output.afterStep(story), output),
    reset: isolated(() => output.reset?.(), output),
    dispose: isolated(() => output.dispose(), output),
  };
}
