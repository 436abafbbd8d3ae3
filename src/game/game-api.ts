import type { Engine } from './engine.ts';
import type { GameEvents } from './events/game-events.ts';
import type { GameElements } from './input/game-elements.ts';
import type { EndedRuns } from './runs/ended-runs.ts';
import type { Course } from './session/course.ts';
import type { UiState } from './ui-state.ts';

/** What features can do with the stage of a mounted game, once it is open. */
export type StageApi = Pick<Engine, 'session' | 'setOccupant' | 'renderOnce' | 'createClock'>;

/** What features see of a mounted game. */
export interface GameApi {
  readonly ui: {
    readonly get: () => UiState;
    readonly initial: UiState;
    readonly subscribe: (listener: () => void) => () => void;
  };
  readonly events: Pick<GameEvents, 'subscribe'>;
  /** Undefined while the game is not mounted. */
  readonly elements: GameElements | undefined;
  /** Undefined until the engine has loaded. */
  readonly engine: StageApi | undefined;
  /** Runs that are over, until the feature that keeps them has loaded and takes them. */
  readonly endedRuns: EndedRuns;
  /** What the player's next runs are on; undefined for a fresh course each. */
  course: Course | undefined;
  /** Acts once the stage is open, at once if it is; of several that wait the last one counts. */
  whenStageOpen(act: (stage: StageApi) => void): void;
  /** While something covers the game it is paused, and no input reaches it. */
  setCovered(covered: boolean): void;
  focusStage(): void;
}
