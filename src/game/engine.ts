import { isolated } from '#platform';
import type { RunView } from '#simulation';
import { type Detail, EMPTY_HUD, type HudContent, type Stage } from '#stage';
import { isDebugInAddress, isServedLocally, rendererInAddress } from './debug/debug-address.ts';
import type { DebugTools } from './debug/debug-tools.ts';
import type { EngineOptions } from './engine-options.ts';
import { ReplayEvents } from './events/game-events.ts';
import { FrameLoop } from './frame-loop.ts';
import type { PlayAction } from './input/actions.ts';
import { LazyOutputs } from './outputs/lazy-outputs.ts';
import { Display } from './picture/display.ts';
import { slowDevice } from './picture/slow-device.ts';
import type { ShownRun, ShownReplay } from './picture/shown-run.ts';
import { summarizeRun } from './runs/run-summary.ts';
import { Session } from './session/session.ts';
import { StepClock } from './session/step-clock.ts';
import { assistsOf } from './settings/settings.ts';

/**
 * Runs the game of one mount: connects the session, the stage, the outputs and the frame loop. This
 * module and its imports are a chunk of their own, loaded after the visitor's first interaction.
 */
export class Engine {
  readonly session: Session;
  readonly slowDevice = slowDevice;
  /** What has the stage instead of the session; undefined while the session has it. */
  shownReplay: ShownReplay | undefined;
  private lazyModules = Promise.resolve();
  private tools: DebugTools | undefined;
  private offerDebugApi: (() => () => void) | undefined;
  private withdrawDebugApi: (() => void) | undefined;
  private readonly outputs: LazyOutputs;
  private readonly replayEvents: ReplayEvents;
  private readonly display: Display;
  private readonly loop: FrameLoop;
  private readonly hud: HudContent = { ...EMPTY_HUD };
  private readonly onFrame: (now: number) => void;
  private readonly unsubscribe: () => void;

  constructor(private readonly options: EngineOptions) {
    const { page, announce, onUpdate } = options;
    const { settings, highScores } = options.stores;
    this.onFrame = isolated(options.onFrame);
    const { hud } = this;
    const outputs = new LazyOutputs({
      settings,
      announce,
      hud,
      view: () => this.session.run.view,
      highScore: () => this.session.highScore,
      isTouchScreen: () => page.touchScreen,
    });
    this.outputs = outputs;
    this.replayEvents = new ReplayEvents(outputs.onReplayEvent);
    this.session = new Session({
      highScores,
      assists: () => assistsOf(settings.get()),
      course: options.course,
      onRetry: options.onRetry,
      onAsk: announce,
      ranksManualRuns: isServedLocally(),
      emit: (event) => {
        outputs.onEvent(event);
        // After a run the time of a frame matters less than during one.
        if (event.type === 'over') this.lazyModules = this.loadLazyModules();
        const { view } = this.session.run;
        options.events.emit(event, () => summarizeRun(view));
        onUpdate();
      },
      afterStep: (view) => {
        this.openStage?.afterStep(view);
        outputs.afterStep(view);
      },
      adjust: (view, input, use) => outputs.adjustInput(view, input, use),
    });
    this.display = new Display(options, this.session, hud, () => this.onStageOpen());
    this.unsubscribe = settings.subscribe(() => this.onSettings());
    this.loop = new FrameLoop({
      isPlaying: () => this.shown.playing && this.display.isVisible,
      meter: () => this.tools?.meter,
      advance: (now) => this.advance(now),
      draw: (now) => this.draw(now),
      onUpdate,
      onFailure: (error) => this.onFailure(error),
    });
  }

  /**
   * Opens the stage. Can be called again after a failure. For developers their API is loaded first:
   * it is there from the first frame on.
   */
  open(): void {
    const open = () => this.display.open(rendererInAddress());
    if (isDebugInAddress()) void this.loadDebugApi().then(open);
    else open();
  }

  /** Its code is a chunk of its own. Without it the game works all the same. */
  private async loadDebugApi(): Promise<void> {
    try {
      const { offerDebugApi } = await import('./debug/debug-api.ts');
      this.offerDebugApi = () => offerDebugApi(this);
    } catch (error) {
      console.error('The debug API did not load.', error);
    }
  }

  dispose(): void {
    slowDevice.dismiss();
    this.unsubscribe();
    this.loop.dispose();
    this.withdrawDebugApi?.();
    this.outputs.dispose();
    this.session.loseFocus();
    this.session.setVisible(false);
    this.display.dispose();
  }

  /** Restarts the loop after a frame threw an error. The session goes back to the ready phase. */
  restartAfterFault(): void {
    this.session.reset();
    this.display.restart();
    this.loop.start();
  }

  /**
   * The player has erased all their data: drops the run, and what is remembered of earlier ones.
   */
  reset(): void {
    this.session.reset();
    this.outputs.reset();
  }

  /** The last measured frame rate, frames a second; 0 before the first run. */
  get framesPerSecond(): number {
    return this.loop.framesPerSecond;
  }

  /** A step clock for a replay: it works like the session's. */
  createClock(): StepClock {
    return new StepClock();
  }

  /** Whether the next threat of the player's run is one to crouch under, and near. */
  get isCrouchAhead(): boolean {
    return this.outputs.isCrouchAhead(this.session.run.view);
  }

  /** Gives the stage to a replay, or back to the session. */
  showReplay(replay: ShownReplay | undefined): void {
    this.session.loseFocus();
    this.shownReplay = replay;
    this.openStage?.afterStep(this.shown.run.view);
    this.options.onUpdate();
  }

  press(action: PlayAction, source: string, now: number): void {
    this.outputs.onPress(source);
    if (this.shownReplay === undefined) this.session.press(action, source, now);
    else this.shownReplay.press(action, now);
  }

  /**
   * Draws this in full detail, instead of what has the stage, until the next frame.
   * @returns the canvas, to be copied at once; undefined before the stage is open, and while its
   * drawing context is lost.
   */
  renderOnce(shown: ShownRun): HTMLCanvasElement | undefined {
    return this.display.picture?.renderOnce(shown);
  }

  /** What the stage shows. */
  get shown(): ShownRun {
    return this.shownReplay ?? this.session;
  }

  /**
   * How much of the scenery is drawn. In manual mode always all of it, so that tests get the same
   * picture on any machine.
   */
  get detail(): Detail {
    return this.session.aids.manual ? 'full' : this.loop.detail;
  }

  /** Settles when everything that the first frame does not need has loaded. */
  loaded(): Promise<void> {
    return this.lazyModules;
  }

  /** Draws a frame now. */
  draw(now = performance.now()): void {
    this.hud.course = this.session.words.course;
    this.hud.next = this.session.words.result;
    this.tools?.update();
    this.display.picture?.draw(this.shown, this.detail, now, this.tools?.takeoffs);
  }

  /** Undefined before it is open. */
  get openStage(): Stage | undefined {
    return this.display.picture?.stage;
  }

  get debugMode(): boolean {
    return this.options.page.debugMode;
  }

  private onStageOpen(): void {
    this.loop.start();
    this.withdrawDebugApi = this.offerDebugApi?.();
    this.lazyModules = this.loadLazyModules();
  }

  /** There in debug mode, once the debug panel has set them. */
  get debugTools(): DebugTools | undefined {
    return this.tools;
  }

  setDebugTools(tools: DebugTools | undefined): void {
    this.tools = tools;
    this.options.onUpdate();
  }

  /** The code of the debug tools, a chunk of its own. */
  readonly loadDebugTools = () => import('./debug/debug-tools.ts');

  /**
   * A module that fails to load is missing from the game; everything else keeps working. A later
   * call asks again for what is missing.
   */
  private async loadLazyModules(): Promise<void> {
    const views = this.openStage?.loadDeferredViews() ?? Promise.resolve();
    const loads = [views, this.outputs.load(), this.loop.load()];
    for (const result of await Promise.allSettled(loads)) {
      if (result.status === 'rejected')
        console.error('A part of the game did not load.', result.reason);
    }
    slowDevice.settle();
  }

  private onSettings(): void {
    // A changed setting, such as an assist, can change which high score applies. The run of the
    // ready stage is never played, so it can be replaced by one with the new settings.
    if (this.session.phase === 'ready') this.session.reset();
    this.options.onUpdate();
  }

  private onFailure(error: unknown): void {
    console.error('A frame of the game failed.', error);
    this.display.onFailure();
  }

  /**
   * Polls the input and takes the steps that are due. Returns how many of them were the session's.
   */
  private advance(now: number): number {
    const { steps } = this.session.run.view;
    this.onFrame(now);
    // What nobody can see does not go on. The session has been paused, too; a replay may be one
    // that cannot be.
    if (!this.display.isVisible) return 0;
    if (this.shownReplay === undefined) this.session.advance(now);
    else this.advanceReplay(this.shownReplay, now);
    return this.session.run.view.steps - steps;
  }

  /** A replay that fails gives the stage back to the session. */
  private advanceReplay(replay: ShownReplay, now: number): void {
    try {
      replay.advance(now, this.afterReplayStep);
    } catch (error) {
      console.error('What was shown on the stage failed.', error);
      this.showReplay(undefined);
    }
  }

  private readonly afterReplayStep = (view: RunView): void => {
    this.openStage?.afterStep(view);
    this.replayEvents.afterStep(view);
  };
}
