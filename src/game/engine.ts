import type { RunView } from '#simulation';
import type { Detail, Drawn } from '#stage';
import { offerDebugApi, rendererInAddress } from './debug/debug-api.ts';
import type { EngineOptions } from './engine-options.ts';
import { ReplayEvents } from './events/replay-events.ts';
import { FrameLoop } from './frame-loop.ts';
import type { PlayAction } from './input/actions.ts';
import { LazyOutputs } from './outputs/lazy-outputs.ts';
import { StageHost } from './picture/stage-host.ts';
import type { RunPresentation, StageOccupant } from './picture/stage-occupant.ts';
import { summarizeRun } from './runs/run-summary.ts';
import { createSession } from './session/create-session.ts';
import type { Session } from './session/session.ts';
import { StepClock } from './session/step-clock.ts';

/**
 * Runs the game of one mount: connects the session, the stage, the outputs and the frame loop. This module and its imports are
 * a chunk of their own, loaded after the visitor's first interaction.
 */
export class Engine {
  readonly session: Session;
  private isBroken = false;
  private lazyModules = Promise.resolve();
  private disposeDebugApi: () => void = () => undefined;
  private readonly outputs: LazyOutputs;
  private readonly replayEvents: ReplayEvents;
  private readonly stage: StageHost;
  private readonly loop: FrameLoop;

  constructor(private readonly options: EngineOptions) {
    const { element, page, stores, onScreen, onUpdate } = options;
    const outputs = new LazyOutputs({ settings: stores.settings, announce: options.announce });
    this.outputs = outputs;
    this.replayEvents = new ReplayEvents(outputs.onReplayEvent);
    this.session = createSession(options, {
      onEvent: (event) => {
        outputs.onEvent(event);
        const { view } = this.session.run;
        options.events.emit(event, () => summarizeRun(view));
        onUpdate();
      },
      afterStep: (view) => {
        this.stage.afterStep(view);
        outputs.afterStep(view);
      },
      adjustInput: (view, input) => outputs.adjustInput(view, input),
    });
    this.stage = new StageHost({
      element,
      page,
      onScreen,
      settings: stores.settings,
      session: this.session,
      isBroken: () => this.isBroken,
      onOpen: () => this.onStageOpen(),
      onOptions: () => this.onPictureOptions(),
    });
    this.loop = new FrameLoop({
      isPlaying: () => this.presentation.playing,
      isMeasured: () => page.debugMode,
      advance: (now) => this.advance(now),
      draw: (now) => this.draw(now),
      onUpdate,
      onFailure: (error) => this.onFailure(error),
    });
  }

  /** Opens the stage. Can be called again after a failure. */
  open(): void {
    this.stage.open(rendererInAddress(), this.detail);
  }

  dispose(): void {
    this.loop.dispose();
    this.disposeDebugApi();
    this.outputs.dispose();
    this.session.loseFocus();
    this.session.setVisible(false);
    this.stage.dispose();
  }

  /** Restarts the loop after a frame threw an error. The session goes back to the ready phase. */
  restartAfterFault(): void {
    this.isBroken = false;
    this.session.reset();
    this.session.setVisible(true);
    this.options.onScreen('open');
    this.loop.start();
  }

  figures(): ReturnType<FrameLoop['figures']> {
    return this.loop.figures(this.session.run.view, this.detail);
  }

  /** A step clock for an occupant: it works like the session's. */
  createClock(): StepClock {
    return new StepClock();
  }

  /** What has the stage instead of the session; undefined while the session has it. */
  get occupant(): StageOccupant | undefined {
    return this.stage.occupant;
  }

  /** Gives the stage to an occupant, or back to the session. */
  setOccupant(occupant: StageOccupant | undefined): void {
    this.session.loseFocus();
    this.stage.occupant = occupant;
    this.stage.afterStep(this.presentation.run.view);
    this.options.onUpdate();
  }

  press(action: PlayAction, source: string, now: number): void {
    if (this.occupant === undefined) this.session.press(action, source, now);
    else this.occupant.press(action, now);
  }

  /**
   * Draws this in full detail, instead of what has the stage, until the next frame.
   * @returns the canvas, to be copied at once; undefined before the stage is open.
   */
  renderOnce(presentation: RunPresentation): HTMLCanvasElement | undefined {
    return this.stage.renderOnce(presentation);
  }

  /** What the stage shows. */
  get presentation(): RunPresentation {
    return this.stage.presentation;
  }

  /** How much of the scenery is drawn. In manual mode always all of it, so that tests get the same picture on any machine. */
  get detail(): Detail {
    return this.session.manual ? 'full' : this.loop.detail;
  }

  /** Settles when everything that the first frame does not need has loaded. */
  loaded(): Promise<void> {
    return this.lazyModules;
  }

  /** Draws a frame now. */
  draw(now = performance.now()): void {
    this.stage.draw(this.detail, now);
  }

  /** How much the last frame drew; undefined before the stage is open. */
  drawn(): Drawn | undefined {
    return this.stage.drawn();
  }

  get debugMode(): boolean {
    return this.options.page.debugMode;
  }

  private onStageOpen(): void {
    this.loop.start();
    this.disposeDebugApi = offerDebugApi(this);
    this.session.setVisible(true);
    this.options.onScreen('open');
    this.lazyModules = this.loadLazyModules();
  }

  /** A module that fails to load is missing from the game; everything else keeps working. */
  private async loadLazyModules(): Promise<void> {
    const loads = [this.stage.loadLateViews(), this.outputs.load(() => this.session.phase === 'running')];
    for (const result of await Promise.allSettled(loads)) {
      if (result.status === 'rejected') console.error('A part of the game did not load.', result.reason);
    }
  }

  private onPictureOptions(): void {
    // A changed setting, such as an assist, can change which high score applies. The run of the ready stage is never played,
    // so it can be replaced by one with the new settings.
    if (this.session.phase === 'ready') this.session.reset();
    this.options.onUpdate();
  }

  private onFailure(error: unknown): void {
    console.error('A frame of the game failed.', error);
    this.isBroken = true;
    this.session.setVisible(false);
    this.options.onScreen('broken');
  }

  /** Polls the input and takes the steps that are due. Returns how many of them were the session's. */
  private advance(now: number): number {
    const { steps } = this.session.run.view;
    this.options.onFrame(now);
    if (this.occupant === undefined) this.session.advance(now);
    else this.occupant.advance(now, this.afterOccupantStep);
    return this.session.run.view.steps - steps;
  }

  private readonly afterOccupantStep = (view: RunView): void => {
    this.stage.afterStep(view);
    this.replayEvents.afterStep(view);
  };
}
