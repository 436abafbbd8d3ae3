import type { Opening } from '#content';
import { allOf, hasFastWebGL, importOrReload, Store, withTimeout } from '#platform';
import { type HudContent, openStage, type Stage, StageError } from '#stage';
import type { Story } from '#story';
import { rendererInAddress } from '../debug/debug-address.ts';
import type { Session } from '../session/session.ts';
import type { ShownReplay, ShownRun } from './shown-run.ts';
import { StagePresenter, type StagePresenterOptions } from './stage-presenter.ts';

export type StageStatus =
  /** Until the visitor touches the page. */
  | 'closed'
  | 'opening'
  | 'open'
  /** The browser took the drawing context away. `lost-for-long`: it may not come back. */
  | 'lost'
  | 'lost-for-long'
  | 'restored'
  | 'no-context'
  | 'no-sheet'
  | 'no-stage'
  | 'broken';

/**
 * Let the player retry after this time, ms: twice the limit of one of the stage's sheets. A stage
 * that opens later still works.
 */
const OPEN_TIMEOUT_MS = 60_000;

/**
 * A browser usually restores a lost context within a second. After this time it may never come
 * back, ms.
 */
const LOST_FOR_LONG_MS = 5000;

/** The site leaves the network to the stage while it opens. */
export const stageOpening = new Store({ isOpening: false });

export interface StageHostOptions {
  readonly session: Session;
  readonly page: StagePresenterOptions['page'];
  readonly hud: Readonly<HudContent>;
  readonly opening: Opening | undefined;
  readonly onOpen: () => void;
  readonly onStatus: () => void;
}

export class StageHost {
  status: StageStatus = 'closed';
  presenter: StagePresenter | undefined;
  replay: ShownReplay | undefined;
  private still: ShownRun | undefined;
  private element: HTMLElement | undefined;
  private lossTimer: number | undefined;
  private unsubscribe: () => void = () => undefined;

  constructor(private readonly options: StageHostOptions) {}

  /** Does nothing if the stage is open. Call it again after a failure. */
  open(element: HTMLElement): void {
    if (this.presenter !== undefined || this.status === 'opening') return;
    this.element = element;
    this.change('opening');
    // The game may be unmounted before the stage opens or fails.
    const present = (stage: Stage) => {
      if (this.element === element && this.presenter === undefined) this.present(stage, element);
    };
    const report = (error: unknown) => {
      if (this.element !== element || this.presenter !== undefined) return;
      console.error('The stage did not open.', error);
      this.change(failureOf(error));
    };
    const opening = importOrReload(() => this.openStage());
    withTimeout(opening.then(present), OPEN_TIMEOUT_MS).catch(report);
  }

  /** The first frame of an opening needs the colours, and what else its poster shows. */
  private async openStage(): Promise<Stage> {
    // Without a GPU, Canvas 2D draws the same picture in less than half the time of software WebGL
    // (`npm run bench`).
    const fastest = hasFastWebGL() ? 'webgl' : 'canvas';
    const stage = await openStage(rendererInAddress() ?? fastest);
    if (this.options.opening !== undefined)
      await stage.loadDeferredViews().catch((error: unknown) => console.error(error));
    return stage;
  }

  close(): void {
    clearTimeout(this.lossTimer);
    this.unsubscribe();
    this.presenter?.dispose();
    this.presenter = undefined;
    this.element = undefined;
    this.replay = undefined;
    this.still = undefined;
    this.options.session.setVisible(false);
    this.change('closed');
  }

  get stage(): Stage | undefined {
    return this.presenter?.stage;
  }

  get shown(): ShownRun {
    return this.replay ?? this.still ?? this.options.session;
  }

  showReplay(replay: ShownReplay | undefined): void {
    this.replay = replay;
    this.begin(this.shown.story);
  }

  /** A picture in place of the waiting run. */
  showStill(still: ShownRun | undefined): void {
    this.still = still;
    this.begin(this.shown.story);
  }

  /** Does nothing for a run that isn't shown. */
  begin(story: Story): void {
    if (story === this.shown.story) this.presenter?.begin(story);
  }

  get isVisible(): boolean {
    return this.stage?.isContextLost === false;
  }

  get isShown(): boolean {
    return isStageShown(this.status);
  }

  get isAwaited(): boolean {
    return isStageAwaited(this.status);
  }

  onFault(error: unknown): void {
    console.error('A frame of the game failed.', error);
    clearTimeout(this.lossTimer);
    this.options.session.setVisible(false);
    this.change('broken');
  }

  restart(): void {
    this.status = 'open';
    this.follow();
  }

  private present(stage: Stage, element: HTMLElement): void {
    const { page, hud, session, opening, onOpen } = this.options;
    this.presenter = new StagePresenter(stage, { element, page, opening }, hud, session);
    this.unsubscribe = allOf([
      stage.onContextLost(() => this.follow()),
      stage.onContextRestored(() => this.follow()),
    ]);
    onOpen();
    this.follow();
  }

  /** A run that goes on makes the message about the restored context pointless. */
  update(isRunPaused: boolean): void {
    if (this.status === 'restored' && !isRunPaused) this.status = 'open';
  }

  private follow(): void {
    if (this.stage === undefined || this.status === 'broken') return;
    const { session } = this.options;
    const wasLost = this.status === 'lost' || this.status === 'lost-for-long';
    const isLost = this.stage.isContextLost;
    session.setVisible(!isLost);
    clearTimeout(this.lossTimer);
    if (isLost)
      this.lossTimer = window.setTimeout(() => this.change('lost-for-long'), LOST_FOR_LONG_MS);
    if (isLost) this.change('lost');
    else this.change(wasLost && session.phase === 'paused' ? 'restored' : 'open');
  }

  private change(status: StageStatus): void {
    this.status = status;
    this.options.onStatus();
  }
}

export function isStageShown(status: StageStatus): boolean {
  return status === 'open' || status === 'restored';
}

/** The stage will probably come without the player doing anything, so a start can wait for it. */
export function isStageAwaited(status: StageStatus): boolean {
  return ['closed', 'opening', 'lost', 'lost-for-long'].includes(status);
}

function failureOf(error: unknown): StageStatus {
  if (!(error instanceof StageError)) return 'no-stage';
  return error.reason === 'sheet' ? 'no-sheet' : 'no-context';
}
