import type { GameEvents } from './events/game-events.ts';
import type { PageState } from './picture/stage-presenter.ts';
import type { HighScores } from './runs/high-score.ts';
import type { Start } from './session/course.ts';
import type { SettingsStore } from './settings/settings-store.ts';
import type { Screen } from './ui-state.ts';

/** What outlives a mount of the game. */
export interface GameStores {
  readonly settings: SettingsStore;
  readonly highScores: HighScores;
}

/** What the engine gets from the mount of the game that it works for. */
export interface EngineOptions {
  /** The stage's canvas is appended to it. */
  readonly element: HTMLElement;
  readonly stores: GameStores;
  /** The engine emits what happens in the player's game. */
  readonly events: GameEvents;
  readonly page: PageState;
  /** What a run that the player starts begins with; undefined for a fresh course. */
  readonly course: () => Start | undefined;
  /** Hands a sentence to assistive technology. */
  readonly announce: (sentence: string) => void;
  readonly onScreen: (screen: Screen) => void;
  /** Called in each frame before its steps, with the frame's time in ms. */
  readonly onFrame: (now: number) => void;
  /** Called after events and ten times a second: something that React shows may have changed. */
  readonly onUpdate: (now?: number) => void;
}
