import {
  isInFrame,
  listen,
  onFirstTouch,
  reportOnce,
  sameFields,
  Store,
  workUnderWay,
} from '#platform';
import { EMPTY_HUD, type HudContent } from '#stage';
import { isDebugInAddress, isServedLocally } from './debug/debug-address.ts';
import type { DebugFigures, DebugTools } from './debug/debug-tools.ts';
import type { GameEvent, GameEventListener } from './events/game-events.ts';
import { type GameDraft, type GameState, INITIAL_GAME_STATE, writeState } from './game-state.ts';
import { type GameElements, scrollToStage } from './input/game-elements.ts';
import { Input } from './input/input.ts';
import { FrameLoop } from './loop.ts';
import { Outputs } from './outputs/outputs.ts';
import { PageControls } from './page-controls.ts';
import { StageHost } from './picture/stage-host.ts';
import type { ShownReplay, ShownRun } from './picture/shown-run.ts';
import type { HighScores } from './runs/high-score.ts';
import { UnfinishedRun } from './runs/unfinished-run.ts';
import { addressAsksForRuns, type Course, courseFromAddress } from './session/course.ts';
import { Session } from './session/session.ts';
import { assistsOf, type SettingsStore } from './settings/settings.ts';

export interface GameOptions {
  readonly settings: SettingsStore;
  readonly highScores: HighScores;
  readonly erasures: Pick<Store<object>, 'subscribe'>;
  /** The site leaves the network to the stage while it opens. */
  readonly stageOpening: Pick<Store<{ isOpening: boolean }>, 'publish'>;
  /** Loads what the first frame does without. The result starts it, and returns how to end it. */
  readonly loadDeferredParts: () => Promise<(game: Game) => () => void>;
}

export class Game {
  /** What React shows. Changes on events, and otherwise ten times a second at most. */
  readonly state = new Store<GameState>(INITIAL_GAME_STATE);
  readonly figures = new Store<DebugFigures | null>(null);
  readonly settings: SettingsStore;
  readonly session: Session;
  readonly page: PageControls;
  readonly input: Input;
  readonly stageHost: StageHost;
  readonly outputs: Outputs;
  readonly loop: FrameLoop;
  readonly hud: HudContent = { ...EMPTY_HUD };

  elements: GameElements | undefined;
  course: Course | undefined;
  shownReplay: ShownReplay | undefined;
  retryRun: (() => void) | undefined;
  courseToSave: (() => unknown) | undefined;
  isRestored = false;
  announcement = '';
  debugTools: DebugTools | undefined;

  private readonly unfinishedRun = new UnfinishedRun(this);
  private readonly draft: GameDraft = { ...INITIAL_GAME_STATE };
  private disposers: (() => void)[] = [];

  constructor(private readonly options: GameOptions) {
    const { settings, highScores } = options;
    this.settings = settings;
    this.outputs = new Outputs(this);
    this.session = new Session({
      highScores,
      assists: () => assistsOf(settings.get()),
      singleKey: () => settings.get().singleKey,
      course: () => this.course,
      onRetry: () => this.retryRun?.(),
      onAsk: (question) => this.announce(question),
      ranksManualRuns: isServedLocally,
      emit: (event) => this.onEvent(event),
      afterStep: (view) => {
        this.stageHost.stage?.afterStep(view);
        this.outputs.afterStep(view);
      },
      afterSeek: (view) => this.stageHost.stage?.afterStep(view),
    });
    this.page = new PageControls(settings, this);
    this.input = new Input(this);
    this.stageHost = new StageHost(this);
    this.loop = new FrameLoop(this);
  }

  mount(elements: GameElements): () => void {
    const { settings, highScores, erasures } = this.options;
    settings.read();
    this.elements = elements;
    this.course = courseFromAddress();
    this.disposers = [
      this.input.attach(elements),
      this.page.attach(elements),
      highScores.plain.watch(),
      highScores.assisted.watch(),
      settings.subscribe(this.onSettings),
      erasures.subscribe(() => this.reset()),
      onFirstTouch(() => this.open()),
      listen(window, 'hashchange', () => this.openForAddress()),
      this.unfinishedRun.attach(),
    ];
    this.openForAddress();
    return () => this.unmount();
  }

  open(): void {
    if (this.elements !== undefined) this.stageHost.open(this.elements.canvasPlace);
  }

  /** Only the player's own game emits events here, not a replay. */
  on(listener: GameEventListener): () => void {
    return this.outputs.on(listener);
  }

  startNextRun(): void {
    this.show(undefined);
    this.session.startNextRun(performance.now());
    this.showStage();
  }

  choose(course: Course | undefined): void {
    this.course = course;
    this.show(undefined);
    this.session.reset();
    this.showStage();
  }

  show(replay: ShownReplay | undefined): void {
    this.session.loseFocus();
    this.shownReplay = replay;
    this.stageHost.stage?.afterStep(this.shown.run.view);
    this.publish();
  }

  get shown(): ShownRun {
    return this.shownReplay ?? this.session;
  }

  pause(): void {
    this.input.cancelPendingStart();
    this.session.pause();
    this.publish();
  }

  leaveRun(): void {
    this.session.reset();
    this.focusStage();
    this.publish();
  }

  resume(): void {
    this.session.resume(performance.now());
    this.focusStage();
    this.publish();
  }

  loseFocus(): void {
    this.input.releaseAll();
    this.session.loseFocus();
    this.publish();
  }

  setCovered(covered: boolean): void {
    this.input.setCovered(covered);
    if (covered) this.pause();
    // The browser would return the focus to the button that opened the dialog, and the next Space
    // would press that button again.
    else this.focusStage();
  }

  restart(): void {
    this.session.reset();
    this.stageHost.restart();
    this.loop.start();
    this.focusStage();
  }

  focusStage(): void {
    // A frame must not take the keyboard from the page around it.
    if (isInFrame() && !document.hasFocus()) return;
    this.elements?.stage.focus({ preventScroll: true });
  }

  /** Also focuses the stage: the game takes keys only while it is in view. */
  showStage(): void {
    if (this.elements !== undefined) scrollToStage(this.elements);
    this.focusStage();
  }

  announce(sentence: string): void {
    this.announcement = sentence;
    this.publish();
  }

  /** Shows the present state to React. An error here must not reach the game. */
  publish(now = performance.now()): void {
    try {
      this.stageHost.update(this.shownReplay === undefined && this.session.phase === 'paused');
      writeState(this.draft, this, now);
      if (!sameFields(this.state.get(), this.draft)) this.state.publish({ ...this.draft });
      const { phase } = this.draft;
      workUnderWay.publish(phase !== 'ready' && phase !== 'over');
      this.page.onPhase(phase);
      this.figures.publish(this.debugTools?.figures() ?? null);
    } catch (error) {
      reportOnce(this, error);
    }
  }

  setDebugTools(tools: DebugTools | undefined): void {
    this.debugTools = tools;
    this.publish();
  }

  onStageStatus(): void {
    const { stageHost, input } = this;
    this.options.stageOpening.publish({ isOpening: stageHost.status === 'opening' });
    if (stageHost.isShown) input.startPending();
    // A player who reads about a failure starts again when the game works.
    else if (!stageHost.isAwaited) input.cancelPendingStart();
    this.publish();
  }

  onStageOpen(): void {
    this.loop.start();
    if (isDebugInAddress()) void this.offerDebugApi();
    if (import.meta.env.DEV || isDebugInAddress()) this.stageHost.stage?.offerToDevtools();
    this.outputs.load();
  }

  async loadDeferredParts(): Promise<() => () => void> {
    const begin = await this.options.loadDeferredParts();
    return () => begin(this);
  }

  private async offerDebugApi(): Promise<void> {
    const { offerDebugApi } = await import('./debug/debug-api.ts');
    if (this.elements !== undefined) this.disposers.push(offerDebugApi(this));
  }

  private onEvent(event: GameEvent): void {
    if (event.type === 'restore') this.isRestored = true;
    else if (event.type === 'start' || event.type === 'resume') this.isRestored = false;
    if (event.type === 'start' && this.elements !== undefined) scrollToStage(this.elements);
    this.outputs.emit(event);
    // Load what is missing after a run, when a slow frame matters less.
    if (event.type === 'over') this.outputs.load();
    this.publish();
  }

  /** Nobody plays the run of the ready stage, so replace it to show the new assists. */
  private readonly onSettings = (): void => {
    const { session, settings } = this;
    const { assists } = session.run.view;
    if (session.phase === 'ready' && !sameFields(assists, assistsOf(settings.get())))
      session.reset();
    this.publish();
  };

  private openForAddress(): void {
    if (this.isRestored || addressAsksForRuns()) this.open();
  }

  private reset(): void {
    this.session.reset();
    this.outputs.reset();
    this.publish();
  }

  private unmount(): void {
    this.unfinishedRun.save();
    for (const dispose of this.disposers) dispose();
    this.loop.stop();
    this.loseFocus();
    this.outputs.dispose();
    this.stageHost.close();
    this.elements = undefined;
    this.shownReplay = undefined;
    this.announcement = '';
    this.session.reset();
    this.publish();
  }
}
