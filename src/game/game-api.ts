import type { Store } from '#platform';
import type { Engine } from './engine.ts';
import type { GameEvents } from './events/game-events.ts';
import type { GameElements } from './input/game-elements.ts';
import type { EndedRuns } from './runs/run-summary.ts';
import type { Course } from './session/course.ts';
import type { UiState } from './ui-state.ts';

/** What features can do with the engine of a mounted game, once its stage is open. */
export type EngineApi = Pick<Engine, 'session' | 'showReplay' | 'renderOnce' | 'createClock'>;

/** The part of a mounted game that features can use. */
export interface GameApi {
  readonly ui: Pick<Store<UiState>, 'get' | 'initial' | 'subscribe'>;
  readonly events: Pick<GameEvents, 'subscribe'>;
  /** Undefined while the game is not mounted. */
  readonly elements: GameElements | undefined;
  /** Undefined until the engine has loaded. */
  readonly engine: EngineApi | undefined;
  /** Runs that have ended, until the feature that saves them has loaded and takes them. */
  readonly endedRuns: EndedRuns;
  /** The course of the player's next runs; undefined for a fresh course each time. */
  course: Course | undefined;
  /**
   * Tries the run that is over again, for the key and the gamepad; undefined while there is none
   * that can be.
   */
  retryRun: (() => void) | undefined;
  /**
   * Calls `act` once the stage is open, or now if it is. Of several calls that wait only the last
   * one takes effect.
   */
  whenStageOpen(act: (engine: EngineApi) => void): void;
  /**
   * Covering the game, as a dialog does, pauses it and makes it ignore input. Uncovering it gives
   * the stage the focus.
   */
  setCovered(covered: boolean): void;
  focusStage(): void;
  /**
   * Scrolls to the stage and focuses it. On a small screen the button that was used can be far from
   * it, and the game takes keys only while it is in view.
   */
  showStage(): void;
}
