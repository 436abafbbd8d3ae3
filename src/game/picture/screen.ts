import { allOf, importTwice, withTimeout } from '#platform';
import { type HudContent, openStage, type Stage, StageError } from '#stage';
import { rendererInAddress } from '../debug/debug-address.ts';
import type { Session } from '../session/session.ts';
import { Picture, type PictureOptions } from './picture.ts';

/** How far the stage is: closed, opening, open, or the reason why it is not. */
export type ScreenState =
  /** Until the visitor touches the page. */
  | 'closed'
  | 'opening'
  | 'open'
  /** The browser took the drawing context away; `lost-for-long` once it may not come back. */
  | 'lost'
  | 'lost-for-long'
  /** The context is back, and the run is paused. */
  | 'restored'
  /** The browser gave no drawing context. */
  | 'no-context'
  /** The sprite sheet did not load. */
  | 'no-sheet'
  /** The stage did not open, for an unknown reason. */
  | 'no-stage'
  /** A frame threw an error. */
  | 'broken';

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

/** The game that is shown. */
export interface ScreenGame extends Omit<PictureOptions, 'element'> {
  readonly session: Session;
  readonly hud: Readonly<HudContent>;
  onStageOpen(): void;
  onScreen(): void;
}

/** Shows a game on the page's stage, and knows whether the player can see it. */
export class Screen {
  state: ScreenState = 'closed';
  /** Undefined until the stage is open. */
  picture: Picture | undefined;
  /** The stage's place on the page; undefined while no page shows it. */
  private element: HTMLElement | undefined;
  private lossTimer: number | undefined;
  private unsubscribe: () => void = () => undefined;

  constructor(private readonly game: ScreenGame) {}

  /** Opens the stage in this element, unless it is open. Can be called again after a failure. */
  open(element: HTMLElement): void {
    if (this.picture !== undefined || this.state === 'opening') return;
    this.element = element;
    this.change('opening');
    // The stage may open or fail only after this game was unmounted.
    const present = (stage: Stage) => {
      if (this.element === element && this.picture === undefined) this.present(stage, element);
    };
    const report = (error: unknown) => {
      if (this.element !== element || this.picture !== undefined) return;
      console.error('The stage did not open.', error);
      this.change(failureOf(error));
    };
    const opening = importTwice(() => openStage(rendererInAddress()));
    withTimeout(opening.then(present), OPEN_TIMEOUT).catch(report);
  }

  close(): void {
    clearTimeout(this.lossTimer);
    this.unsubscribe();
    this.picture?.dispose();
    this.picture = undefined;
    this.element = undefined;
    this.game.session.setVisible(false);
    this.change('closed');
  }

  get stage(): Stage | undefined {
    return this.picture?.stage;
  }

  /** Whether the player can see what the stage draws. */
  get isVisible(): boolean {
    return this.stage?.isContextLost === false;
  }

  /** Whether the stage is in its place, perhaps with a notice beside it. */
  get isShown(): boolean {
    return isStageShown(this.state);
  }

  /** Whether the stage will probably come by itself: what is asked for meanwhile waits for it. */
  get isAwaited(): boolean {
    return isStageAwaited(this.state);
  }

  /** A frame threw an error. It stays so until {@link restart}. */
  onFault(error: unknown): void {
    console.error('A frame of the game failed.', error);
    clearTimeout(this.lossTimer);
    this.game.session.setVisible(false);
    this.change('broken');
  }

  restart(): void {
    this.state = 'open';
    this.follow();
  }

  private present(stage: Stage, element: HTMLElement): void {
    const { game } = this;
    const { settings, page, hud, session } = game;
    this.picture = new Picture(stage, { element, settings, page }, hud, session);
    this.unsubscribe = allOf([
      stage.onContextLost(() => this.follow()),
      stage.onContextRestored(() => this.follow()),
    ]);
    game.onStageOpen();
    this.follow();
  }

  /** Once a run goes on, nobody needs to be told that the context is back. */
  update(isRunPaused: boolean): void {
    if (this.state === 'restored' && !isRunPaused) this.state = 'open';
  }

  private follow(): void {
    if (this.stage === undefined || this.state === 'broken') return;
    const { session } = this.game;
    const wasLost = this.state === 'lost' || this.state === 'lost-for-long';
    const isLost = this.stage.isContextLost;
    session.setVisible(!isLost);
    clearTimeout(this.lossTimer);
    if (isLost)
      this.lossTimer = window.setTimeout(() => this.change('lost-for-long'), LOST_FOR_LONG_MS);
    if (isLost) this.change('lost');
    else this.change(wasLost && session.phase === 'paused' ? 'restored' : 'open');
  }

  private change(state: ScreenState): void {
    this.state = state;
    this.game.onScreen();
  }
}

/** The player can see the stage, perhaps with a notice beside it. */
export function isStageShown(state: ScreenState): boolean {
  return state === 'open' || state === 'restored';
}

/** The stage will probably be shown without the player doing anything. */
export function isStageAwaited(state: ScreenState): boolean {
  return ['closed', 'opening', 'lost', 'lost-for-long'].includes(state);
}

function failureOf(error: unknown): ScreenState {
  if (!(error instanceof StageError)) return 'no-stage';
  return error.reason === 'sheet' ? 'no-sheet' : 'no-context';
}
