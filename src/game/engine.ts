import type { RunView } from '#simulation';
import { type Detail, type Drawn, openStage, type Stage, StageError } from '#stage';
import { offerDebugApi, rendererInAddress } from './debug/debug-api.ts';
import { type DebugFigures, readFigures } from './debug/debug-figures.ts';
import { FrameMeter } from './debug/frame-meter.ts';
import type { EngineOptions } from './engine-options.ts';
import { ReplayEvents } from './events/replay-events.ts';
import type { PlayAction } from './input/actions.ts';
import { LazyOutputs } from './outputs/lazy-outputs.ts';
import type { ContextState } from './picture/context-state.ts';
import { DetailController } from './picture/detail-controller.ts';
import type { RunPresentation, StageOccupant } from './picture/stage-occupant.ts';
import { StagePresenter } from './picture/stage-presenter.ts';
import { summarizeRun } from './runs/run-summary.ts';
import { createSession } from './session/create-session.ts';
import { startLoop } from './session/loop.ts';
import type { Session } from './session/session.ts';
import { StepClock } from './session/step-clock.ts';
import type { Screen } from './ui-state.ts';

/** How often React hears of the game apart from its events, ms. */
const UPDATE_MS = 100;

/**
 * Runs the game of one mount: a session, the page's stage, and the loop that brings them together. With all that it imports it is
 * a chunk of its own, loaded for a visitor who has shown up.
 */
export class Engine {
  readonly session: Session;
  private currentOccupant: StageOccupant | undefined;
  private presenter: StagePresenter | undefined;
  private isDisposed = false;
  private isBroken = false;
  private updatedAt = 0;
  private lazyModules = Promise.resolve();
  private readonly disposers: (() => void)[] = [];
  private readonly detailController = new DetailController();
  private readonly meter = new FrameMeter();
  private readonly outputs: LazyOutputs;
  private readonly replayEvents: ReplayEvents;

  constructor(private readonly options: EngineOptions) {
    const outputs = new LazyOutputs({ settings: options.stores.settings, announce: options.announce });
    this.outputs = outputs;
    this.replayEvents = new ReplayEvents(outputs.onReplayEvent);
    this.session = createSession(options, {
      onEvent: (event) => {
        outputs.onEvent(event);
        const { view } = this.session.run;
        options.events.emit(event, () => summarizeRun(view));
        options.onUpdate();
      },
      afterStep: (view) => {
        this.presenter?.afterStep(view);
        outputs.afterStep(view);
      },
      adjustInput: (view, input) => outputs.adjustInput(view, input),
    });
  }

  /** Opens the stage; once more where that failed. */
  open(): void {
    // An answer after the end of this mount is for another one.
    const present = (stage: Stage) => {
      if (!this.isDisposed && this.presenter === undefined) this.present(stage);
    };
    const report = (error: unknown) => {
      if (this.isDisposed) return;
      console.error('The stage did not open.', error);
      this.options.onScreen(screenFor(error));
    };
    openStage(rendererInAddress()).then(present).catch(report);
  }

  dispose(): void {
    this.isDisposed = true;
    for (const dispose of this.disposers) dispose();
    this.outputs.dispose();
    this.session.loseFocus();
    this.session.setSeen(false);
    this.presenter?.dispose();
  }

  /** Starts the loop again, from the ready stage, after a frame that threw. */
  restartAfterFault(): void {
    this.isBroken = false;
    this.session.reset();
    this.session.setSeen(true);
    this.options.onScreen('open');
    this.disposers.push(this.startLoop());
  }

  figures(): DebugFigures {
    const { stepMs, frameMs } = this.meter;
    const { framesPerSecond } = this.detailController;
    return readFigures(this.session.run.view, { stepMs, frameMs, detail: this.detail, framesPerSecond });
  }

  /** A step clock for an occupant, whose time passes as the session's does. */
  createClock(): StepClock {
    return new StepClock();
  }

  /** What has the stage instead of the session; undefined while the session has it. */
  get occupant(): StageOccupant | undefined {
    return this.currentOccupant;
  }

  /** Gives the stage to an occupant, or back to the session. */
  setOccupant(occupant: StageOccupant | undefined): void {
    this.session.loseFocus();
    this.currentOccupant = occupant;
    this.presenter?.afterStep(this.presentation.run.view);
    this.options.onUpdate();
  }

  press(action: PlayAction, source: string, now: number): void {
    if (this.currentOccupant === undefined) this.session.press(action, source, now);
    else this.currentOccupant.press(action, now);
  }

  /**
   * Draws this in full detail, instead of what has the stage, until the next frame.
   * @returns the canvas, to be copied at once; undefined while there is no stage.
   */
  renderOnce(presentation: RunPresentation): HTMLCanvasElement | undefined {
    return this.presenter?.renderOnce(presentation);
  }

  /** What the stage shows. */
  get presentation(): RunPresentation {
    return this.currentOccupant ?? this.session;
  }

  /** How much of the scenery is drawn. Whoever steps a run by hand gets the same picture on any machine. */
  get detail(): Detail {
    return this.session.manual ? 'full' : this.detailController.detail;
  }

  /** Settles when all has loaded that the first frame does not need. */
  loaded(): Promise<void> {
    return this.lazyModules;
  }

  /** Draws a frame now. */
  draw(now = performance.now()): void {
    this.presenter?.draw(this.presentation, this.detail, now);
  }

  /** What the last frame gave the graphics side to do; undefined while there is no stage. */
  drawn(): Drawn | undefined {
    return this.presenter?.drawn();
  }

  get debugMode(): boolean {
    return this.options.page.debugMode;
  }

  private present(stage: Stage): void {
    const { element, page, stores, onScreen } = this.options;
    const environment = {
      element,
      page,
      settings: stores.settings,
      onOptions: () => this.onPictureOptions(),
      onContext: (state: ContextState) => this.onContext(state),
    };
    this.presenter = new StagePresenter(stage, environment, this.session, this.detail);
    this.disposers.push(this.startLoop(), offerDebugApi(this));
    this.session.setSeen(true);
    onScreen('open');
    this.lazyModules = this.loadLazyModules(this.presenter);
  }

  /** Whatever fails to load is missing from the game, and nothing else happens. */
  private async loadLazyModules(presenter: StagePresenter): Promise<void> {
    const loads = [presenter.loadLateViews(), this.outputs.load(() => this.session.phase === 'running')];
    for (const result of await Promise.allSettled(loads)) {
      if (result.status === 'rejected') console.error('A part of the game did not load.', result.reason);
    }
  }

  private onPictureOptions(): void {
    // The run on the ready stage is never played, so it may change: its high score is that of the run to come.
    if (this.session.phase === 'ready') this.session.reset();
    this.options.onUpdate();
  }

  private startLoop(): () => void {
    return startLoop(
      (now) => this.frame(now),
      (error) => {
        console.error('A frame of the game failed.', error);
        this.isBroken = true;
        this.session.setSeen(false);
        this.options.onScreen('broken');
      },
    );
  }

  private frame(now: number): void {
    // A picture that stands still does not show how fast one can be drawn.
    if (this.presentation.playing) this.detailController.frame(now);
    else this.detailController.interrupt();
    if (this.debugMode) {
      this.meter.measure(
        () => this.advance(now),
        () => this.draw(now),
      );
    } else {
      this.advance(now);
      this.draw(now);
    }
    if (now - this.updatedAt < UPDATE_MS) return;
    this.updatedAt = now;
    this.options.onUpdate(now);
  }

  /** Reads the input and takes the steps that are due. Returns how many of the session's they were. */
  private advance(now: number): number {
    const { steps } = this.session.run.view;
    this.options.onFrame(now);
    if (this.currentOccupant === undefined) this.session.advance(now);
    else this.currentOccupant.advance(now, this.afterOccupantStep);
    return this.session.run.view.steps - steps;
  }

  private readonly afterOccupantStep = (view: RunView): void => {
    this.presenter?.afterStep(view);
    this.replayEvents.afterStep(view);
  };

  private onContext(state: ContextState): void {
    // A broken game has more to tell, and goes on only by restarting.
    if (this.isBroken) return;
    this.session.setSeen(state === 'regained');
    if (state !== 'regained') this.options.onScreen(state);
    else this.options.onScreen(this.session.phase === 'paused' ? 'restored' : 'open');
  }
}

/** What to show of a stage that did not open. */
function screenFor(error: unknown): Screen {
  if (!(error instanceof StageError)) return 'no-stage';
  return error.reason === 'sheet' ? 'no-sheet' : 'no-context';
}
