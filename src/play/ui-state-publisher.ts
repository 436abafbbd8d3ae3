import {
  type DebugFigures,
  type Engine,
  INITIAL_UI_STATE,
  readSession,
  type Screen,
  type UiDraft,
  type UiState,
} from '#game';
import { sameFields, Store, workUnderWay } from '#platform';
import type { PageControls } from './page-controls.ts';

/**
 * Collects the state that React shows, and publishes a copy of it when a field has changed.
 * Publishing without a change allocates nothing.
 */
export class UiStatePublisher {
  readonly store = new Store<UiState>(INITIAL_UI_STATE);
  /** Published while the debug tools are open. */
  readonly figures = new Store<DebugFigures | null>(null);

  screen: Screen = INITIAL_UI_STATE.screen;
  announcement = '';
  areRunsWanted = false;
  private readonly draft: UiDraft = { ...INITIAL_UI_STATE };

  /** @param engine undefined before it has loaded. */
  publish(engine: Engine | undefined, page: PageControls, now: number): void {
    const { draft } = this;
    // With a restored context the run is still paused; once it is not, or a replay is shown, there
    // is nothing to resume.
    const isRunPaused = engine?.session.phase === 'paused' && engine.shownReplay === undefined;
    if (this.screen === 'restored' && !isRunPaused) this.screen = 'open';
    if (engine === undefined) Object.assign(draft, INITIAL_UI_STATE);
    else {
      readSession(draft, engine.session, now);
      draft.watching = engine.shownReplay !== undefined;
      draft.deviceTooSlow = engine.slowDevice.isTooSlow;
    }
    draft.screen = this.screen;
    draft.runs = this.areRunsWanted;
    draft.announcement = this.announcement;
    page.read(draft);
    if (!sameFields(this.store.get(), draft)) this.store.publish({ ...draft });
    workUnderWay.publish(draft.phase !== 'ready' && draft.phase !== 'over');
    page.onPhase(draft.phase);
    this.figures.publish(engine?.debugTools?.figures() ?? null);
  }
}
