import type { RunView } from '#simulation';
import type { GameEvent } from '../events/game-events.ts';
import type { SettingsStore } from '../settings/settings-store.ts';

/** Something beside the picture by which a player follows the game: sound, announcements, haptics. The game runs without it. */
export interface GameOutput {
  /** Called for each event of the player's game, as it happens. */
  onEvent(event: GameEvent): void;
  /** Called for each event of a replay that is being watched. */
  onReplayEvent?(event: GameEvent): void;
  /** Called after each step of the player's run. */
  afterStep(view: RunView): void;
  dispose(): void;
}

export interface GameOutputOptions {
  readonly settings: Pick<SettingsStore, 'get' | 'subscribe'>;
  /** Hands a sentence to assistive technology. */
  readonly announce: (sentence: string) => void;
}

export type GameOutputFactory = (options: GameOutputOptions) => GameOutput;
