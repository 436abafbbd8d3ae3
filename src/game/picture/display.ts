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

/**
 * Usually a browser restores a lost context within a second. After this long it may never come
 * back, ms.
 */
const LOST_FOR_LONG_MS = 5000;

/** Opens the page's stage for a game, and says when the player cannot see it. */
export class Display {
  /** Undefined before the stage is open. */
  picture: Picture | undefined;
  private isDisposed = false;
  /** Whether the game has failed and waits for the player to restart it. */
  private isBroken = false;
  /** Runs while the drawing context is lost. */
  private lossTimer: number | undefined;
  private unsubscribe: () => void = () => undefined;

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
    clearTimeout(this.lossTimer);
    this.unsubscribe();
    this.picture?.dispose();
  }

  /** Whether the player can see what the stage shows: it is open and has its drawing context. */
  get isVisible(): boolean {
    return this.picture?.stage.isContextLost === false;
  }

  /** The game has failed. It keeps this screen, and continues only by restarting. */
  onFailure(): void {
    this.isBroken = true;
    clearTimeout(this.lossTimer);
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
    this.unsubscribe = allOf([
      stage.onContextLost(() => this.updateScreen()),
      stage.onContextRestored(() => this.updateScreen()),
    ]);
    this.onOpen();
    this.updateScreen();
  }

  /**
   * Lets the session know whether the player can see the stage, and the page what stands in its
   * place otherwise.
   */
  private updateScreen(): void {
    const { picture, session } = this;
    const { onScreen } = this.options;
    if (picture === undefined || this.isBroken) return;
    const isLost = picture.stage.isContextLost;
    session.setVisible(!isLost);
    clearTimeout(this.lossTimer);
    if (isLost) {
      onScreen('lost');
      this.lossTimer = window.setTimeout(() => onScreen('lost-for-long'), LOST_FOR_LONG_MS);
    } else onScreen(session.phase === 'paused' ? 'restored' : 'open');
  }
}

/** The screen to show when the stage did not open. */
function screenFor(error: unknown): Screen {
  if (!(error instanceof StageError)) return 'no-stage';
  return error.reason === 'sheet' ? 'no-sheet' : 'no-context';
}
