import { withTimeout } from '#platform';
import { type Detail, openStage, type RendererChoice, type Stage, StageError } from '#stage';
import type { Session } from '../session/session.ts';
import type { Screen } from '../ui-state.ts';
import type { ShownRun, ShownReplay } from './shown-run.ts';
import type { ContextState } from './context-watch.ts';
import { Picture, type PictureOptions } from './picture.ts';

/**
 * How long a stage may take to open before the player can try again, ms: twice as long as one of
 * its sheets may take. If it opens later, the game goes on all the same.
 */
const OPEN_TIMEOUT = 60_000;

export interface DisplayOptions extends Omit<PictureOptions, 'onContext'> {
  readonly session: Session;
  readonly onScreen: (screen: Screen) => void;
  /** Called once, when the stage is open. */
  readonly onOpen: () => void;
  /** Whether the game has failed and waits for the player to restart it. */
  readonly isBroken: () => boolean;
}

/**
 * Opens the page's stage, and shows on it either the player's session or a replay.
 */
export class Display {
  /** What has the stage instead of the session; undefined while the session has it. */
  replay: ShownReplay | undefined;
  private current: Picture | undefined;
  private isDisposed = false;

  constructor(private readonly options: DisplayOptions) {}

  /** Opens the stage. Can be called again after a failure. */
  open(renderer: RendererChoice, detail: Detail): void {
    // The stage may open or fail only after this game was unmounted.
    const present = (stage: Stage) => {
      if (!this.isDisposed && this.current === undefined) this.present(stage, detail);
    };
    const report = (error: unknown) => {
      if (this.isDisposed) return;
      console.error('The stage did not open.', error);
      this.options.onScreen(screenFor(error));
    };
    withTimeout(openStage(renderer).then(present), OPEN_TIMEOUT).catch(report);
  }

  dispose(): void {
    this.isDisposed = true;
    this.current?.dispose();
  }

  /** Undefined before the stage is open. */
  get picture(): Picture | undefined {
    return this.current;
  }

  /** What the stage shows. */
  get shown(): ShownRun {
    return this.replay ?? this.options.session;
  }

  /** Whether the player can see what the stage shows: it is open and has its drawing context. */
  get isVisible(): boolean {
    return this.contextState === 'available';
  }

  /**
   * Lets the session know whether the player can see the stage, and the page what stands in its
   * place otherwise. Called when the stage is open, when its drawing context was lost or restored,
   * and when a broken game goes on.
   */
  updateScreen(): void {
    const { session, isBroken, onScreen } = this.options;
    // A broken game keeps its own screen, and continues only by restarting.
    if (this.contextState === undefined || isBroken()) return;
    session.setVisible(this.isVisible);
    if (this.contextState !== 'available') onScreen(this.contextState);
    else onScreen(session.phase === 'paused' && this.replay === undefined ? 'restored' : 'open');
  }

  private present(stage: Stage, detail: Detail): void {
    const { options } = this;
    options.onScreen('opening');
    const onContext = () => this.updateScreen();
    this.current = new Picture(stage, { ...options, onContext }, options.session, detail);
    options.onOpen();
  }

  /** Undefined before the stage is open. */
  private get contextState(): ContextState | undefined {
    return this.current?.contextState;
  }
}

/** The screen to show when the stage did not open. */
function screenFor(error: unknown): Screen {
  if (!(error instanceof StageError)) return 'no-stage';
  return error.reason === 'sheet' ? 'no-sheet' : 'no-context';
}
