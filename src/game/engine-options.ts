import type { GameEvents } from './events/game-events.ts';
import type { HighScores } from './runs/high-score.ts';
import type { Course } from './session/course.ts';
import type { SettingsStore } from './settings/settings.ts';
import type { Screen } from './ui-state.ts';

/** Stores that live as long as the page, not only as long as one mounted game. */
export interface GameStores {
  readonly settings: SettingsStore;
  readonly highScores: HighScores;
}

/** What the picture depends on besides the settings; read in each frame. */
export interface PageState {
  readonly touchScreen: boolean;
  /** Whether the page shows the buttons after a run over the stage. */
  readonly buttonsOverStage: boolean;
  readonly debugMode: boolean;
}

/** What the engine needs from the mounted game that it works for. */
export interface EngineOptions {
  /** The stage's canvas is appended to it. */
  readonly element: HTMLElement;
  readonly stores: GameStores;
  /** The engine emits the events of the player's own game. */
  readonly events: GameEvents;
  readonly page: PageState;
  /** The course of the next runs; undefined for a fresh course each time. */
  readonly course: () => Course | undefined;
  /** The player asks to try the run that is over again. */
  readonly onRetry: () => void;
  /** Passes a sentence to the live region for screen readers. */
  readonly announce: (sentence: string) => void;
  readonly onScreen: (screen: Screen) => void;
  /** Called in each frame before its steps; `now` is the frame's time in ms. */
  readonly onFrame: (now: number) => void;
  /**
   * Called after events and ten times a second: something that React shows may have changed. Must
   * not throw.
   */
  readonly onUpdate: (now?: number) => void;
}
