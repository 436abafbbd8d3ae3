import type { RunView } from '#simulation';
import type { GameEvent } from '../events/game-events.ts';
import type { Settings } from '../settings/settings.ts';

/** What goes along with the play once the stage is open: heard or felt, never needed. */
export interface GameOutput {
  /** Hears of everything that really happens, as it happens. */
  onEvent(event: GameEvent): void;
  /** Hears of what happens in a replay that is watched. Few have anything to do with that. */
  onReplayEvent?(event: GameEvent): void;
  /** Hears of each step of the run, right after it. */
  afterStep(view: RunView): void;
  /** Ends, and leaves nothing behind. */
  dispose(): void;
}

/** What a companion goes by. */
export interface GameOutputOptions {
  /** As they are now. */
  readonly settings: () => Settings;
  /** Calls when they have changed, until the returned function is called. */
  readonly subscribeToSettings: (listener: () => void) => () => void;
  /** Tells those who do not see the stage. */
  readonly announce: (sentence: string) => void;
}

export type GameOutputFactory = (options: GameOutputOptions) => GameOutput;
