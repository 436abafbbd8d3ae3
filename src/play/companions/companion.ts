import type { RunView } from '#simulation';
import type { GameEvent } from '../events.ts';
import type { Settings } from '../settings/settings.ts';

/** What goes along with the play once the stage is open: heard or felt, never needed. */
export interface Companion {
  /** Hears of everything that really happens, as it happens. */
  hear(event: GameEvent): void;
  /** Hears of what happens in a replay that is watched. Few have anything to do with that. */
  hearReplay?(event: GameEvent): void;
  /** Hears of each step of the run, right after it. */
  follow(view: RunView): void;
  /** Ends, and leaves nothing behind. */
  leave(): void;
}

/** What a companion goes by. */
export interface CompanionOptions {
  /** As they are now. */
  readonly settings: () => Settings;
  /** Calls when they have changed, until the returned function is called. */
  readonly watchSettings: (listener: () => void) => () => void;
  /** Tells those who do not see the stage. */
  readonly say: (sentence: string) => void;
}

export type CompanionMaker = (options: CompanionOptions) => Companion;
