import { allOf, withTimeout } from '#platform';
import { type HudContent, openStage, type RendererChoice, type Stage, StageError } from '#stage';
import type { EngineOptions } from '../engine-options.ts';
import type { Session } from '../session/session.ts';
import type { Screen } from '../ui-state.ts';
import { Picture } from './picture.ts';

/**
 * How long a stage may take to open before the player can try again, ms: twice as long as one of
 * its sheets may take. If it opens later, the game goes on all the same.
 */
const OPEN_TIMEOUT = 60_000;

/** Opens the page's stage for a game, and says when the player cannot see it. */
export class Display {
  /** Undefined before the stage is open. */
  picture: Picture | undefined;
  private contextWatch: ContextWatch | undefined;
  private isDisposed = false;
  /** Whether the game has failed and waits for the player to restart it. */
  private isBroken = false;

  /** @param onOpen called once, when the stage is open. */
  constructor(
    private readonly options: Pick<EngineOptions, 'element' | 'page' | 'stores' | 'onScreen'>,
    private readonly session: Session,
    private readonly hud: Readonly<HudContent>,
    private readonly onOpen: () => void,
  ) {}

  /** Opens the stage. Can be called again after a failure. */
  open(renderer: RendererChoice): void {
    // The stage may open or fail only after this game was unmounted.
    const present = (stage: Stage) => {
      if (!this.isDisposed && this.picture === undefined) this.present(stage);
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
    this.contextWatch?.dispose();
    this.picture?.dispose();
  }

  /** Whether the player can see what the stage shows: it is open and has its drawing context. */
  get isVisible(): boolean {
    return this.contextWatch?.state === 'available';
  }

  /** The game has failed. It keeps this screen, and continues only by restarting. */
  onFailure(): void {
    this.isBroken = true;
    this.session.setVisible(false);
    this.options.onScreen('broken');
  }

  /** A broken game goes on. */
  restart(): void {
    this.isBroken = false;
    this.updateScreen();
  }

  private present(stage: Stage): void {
    this.options.onScreen('opening');
    this.picture = new Picture(stage, this.options, this.hud, this.session);
    this.contextWatch = new ContextWatch(stage, () => this.updateScreen());
    this.onOpen();
    this.updateScreen();
  }

  /**
   * Lets the session know whether the player can see the stage, and the page what stands in its
   * place otherwise.
   */
  private updateScreen(): void {
    const { contextWatch, session } = this;
    const { onScreen } = this.options;
    if (contextWatch === undefined || this.isBroken) return;
    const { state } = contextWatch;
    session.setVisible(state === 'available');
    if (state !== 'available') onScreen(state);
    else onScreen(session.phase === 'paused' ? 'restored' : 'open');
  }
}

/**
 * Usually a browser restores a lost context within a second. After this long it may never come
 * back, ms.
 */
const LOST_FOR_LONG_MS = 5000;

/** Whether the stage can draw. */
type ContextState = 'available' | 'lost' | 'lost-for-long';

/**
 * Watches whether the stage has its drawing context, from the moment it is mounted on: the context
 * may have been lost before.
 */
class ContextWatch {
  state: ContextState;
  private timer: number | undefined;
  private readonly unsubscribe: () => void;

  /** @param onChange called after every later change of the state. */
  constructor(
    stage: Stage,
    private readonly onChange: () => void,
  ) {
    this.state = stage.isContextLost ? 'lost' : 'available';
    if (stage.isContextLost) this.startTimer();
    this.unsubscribe = allOf([
      stage.onContextLost(() => {
        this.startTimer();
        this.change('lost');
      }),
      stage.onContextRestored(() => {
        clearTimeout(this.timer);
        this.change('available');
      }),
    ]);
  }

  dispose(): void {
    clearTimeout(this.timer);
    this.unsubscribe();
  }

  private startTimer(): void {
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => this.change('lost-for-long'), LOST_FOR_LONG_MS);
  }

  private change(state: ContextState): void {
    this.state = state;
    this.onChange();
  }
}

/** The screen to show when the stage did not open. */
function screenFor(error: unknown): Screen {
  if (!(error instanceof StageError)) return 'no-stage';
  return error.reason === 'sheet' ? 'no-sheet' : 'no-context';
}
