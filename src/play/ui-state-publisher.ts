import {
  type DebugFigures,
  type Engine,
  INITIAL_UI_STATE,
  readSession,
  type Screen,
  type UiDraft,
  type UiState,
} from '#game';
import { sameFields, Store } from '#platform';
import type { PageControls } from './page-controls.ts';

/** Collects the state that React shows, and publishes a copy of it when a field has changed. Publishing without a change allocates nothing. */
export class UiStatePublisher {
  readonly store = new Store<UiState>(INITIAL_UI_STATE);
  /** Published in debug mode only. */
  readonly figures = new Store<DebugFigures | null>(null);

  screen: Screen = INITIAL_UI_STATE.screen;
  announcement = '';
  areRunsWanted = false;
  private readonly draft: UiDraft = { ...INITIAL_UI_STATE };

  /** @param engine undefined before it has loaded. */
  publish(engine: Engine | undefined, page: PageControls, now: number): void {
    const { draft } = this;
    // With a restored context the run is still paused; once the player has resumed it, nothing covers the stage any more.
    if (this.screen === 'restored' && engine?.session.phase !== 'paused') this.screen = 'open';
    draft.screen = this.screen;
    draft.watching = engine?.occupant !== undefined;
    draft.runs = this.areRunsWanted;
    draft.announcement = this.announcement;
    page.read(draft);
    readSession(draft, engine?.session, now);
    if (!sameFields(this.store.get(), draft)) this.store.publish({ ...draft });
    page.onPhase(draft.phase);
    this.figures.publish(draft.debugMode && engine !== undefined ? engine.figures() : null);
  }
}
