import type { RunView } from '#simulation';
import { type Detail, type Drawn, openStage, type RendererChoice, type Stage, StageError } from '#stage';
import type { Session } from '../session/session.ts';
import type { Screen } from '../ui-state.ts';
import type { RunPresentation, StageOccupant } from './stage-occupant.ts';
import { StagePresenter, type StagePresenterOptions } from './stage-presenter.ts';

export interface StageHostOptions extends Omit<StagePresenterOptions, 'onContext'> {
  readonly session: Session;
  readonly onScreen: (screen: Screen) => void;
  /** Called once, when the stage is open and shows the session for the first time. */
  readonly onOpen: () => void;
  /** Whether the game has failed and waits for the player to restart it. */
  readonly isBroken: () => boolean;
}

/** Opens the page's stage, and shows on it either the player's session or an occupant, such as a replay. */
export class StageHost {
  /** What has the stage instead of the session; undefined while the session has it. */
  occupant: StageOccupant | undefined;
  private presenter: StagePresenter | undefined;
  private isDisposed = false;

  constructor(private readonly options: StageHostOptions) {}

  /** Opens the stage. Can be called again after a failure. */
  open(renderer: RendererChoice, detail: Detail): void {
    // The stage may open or fail only after this game was unmounted.
    const present = (stage: Stage) => {
      if (!this.isDisposed && this.presenter === undefined) this.present(stage, detail);
    };
    const report = (error: unknown) => {
      if (this.isDisposed) return;
      console.error('The stage did not open.', error);
      this.options.onScreen(screenFor(error));
    };
    openStage(renderer).then(present).catch(report);
  }

  dispose(): void {
    this.isDisposed = true;
    this.presenter?.dispose();
  }

  /** What the stage shows. */
  get presentation(): RunPresentation {
    return this.occupant ?? this.options.session;
  }

  /** Called after each step of the run that is shown, and when another run is shown. */
  afterStep(view: RunView): void {
    this.presenter?.afterStep(view);
  }

  draw(detail: Detail, now: number): void {
    this.presenter?.draw(this.presentation, detail, now);
  }

  renderOnce(presentation: RunPresentation): HTMLCanvasElement | undefined {
    return this.presenter?.renderOnce(presentation);
  }

  drawn(): Drawn | undefined {
    return this.presenter?.drawn();
  }

  /** Loads the views that the first frame does not need. */
  async loadLateViews(): Promise<void> {
    await this.presenter?.loadLateViews();
  }

  private present(stage: Stage, detail: Detail): void {
    const { options } = this;
    const { session, onScreen } = options;
    this.presenter = new StagePresenter(
      stage,
      {
        ...options,
        onContext: (state) => {
          // A broken game keeps its own screen, and continues only by restarting.
          if (options.isBroken()) return;
          session.setVisible(state === 'regained');
          if (state !== 'regained') onScreen(state);
          else onScreen(session.phase === 'paused' ? 'restored' : 'open');
        },
      },
      session,
      detail,
    );
    options.onOpen();
  }
}

/** The screen to show when the stage did not open. */
function screenFor(error: unknown): Screen {
  if (!(error instanceof StageError)) return 'no-stage';
  return error.reason === 'sheet' ? 'no-sheet' : 'no-context';
}
