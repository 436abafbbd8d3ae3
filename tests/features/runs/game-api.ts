import { EndedRuns, type GameEvent, INITIAL_UI_STATE, type RunSummary } from '#game';
import type { EngineApi, GameApi } from '#game/api';
import { Emitter, Store } from '#platform';

export type GameEvents = Emitter<[GameEvent, () => RunSummary]>;

/** A game without a page, whose stage is open if there is an engine. */
export function newGameApi(events: GameEvents, engine?: EngineApi): GameApi {
  return {
    ui: new Store(INITIAL_UI_STATE),
    events,
    elements: undefined,
    engine,
    endedRuns: new EndedRuns(),
    course: undefined,
    retryRun: undefined,
    whenStageOpen: (act) => engine && act(engine),
    setCovered: () => undefined,
    focusStage: () => undefined,
    showStage: () => undefined,
  };
}
