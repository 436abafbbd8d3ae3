import type { Opening } from '#content';
import {
  erasures,
  listen,
  onFirstTouch,
  reportOnce,
  sameFields,
  Store,
  workUnderWay,
} from '#platform';
import { EMPTY_HUD, type HudContent } from '#stage';
import { isInRun } from '#story';
import { isDebugInAddress, isServedLocally } from './debug/debug-address.ts';
import type { DebugFigures, DebugTools } from './debug/debug-tools.ts';
import { NO_BOTS, type ShownBots } from './debug/shown-bots.ts';
import { type GameEvent, GameEvents } from './events.ts';
import { type GameDraft, type GameState, INITIAL_GAME_STATE, writeState } from './game-state.ts';
import type { GameElements } from './input/game-elements.ts';
import { Input } from './input/input.ts';
import { FrameLoop } from './loop.ts';
import { Outputs } from './outputs.ts';
import { PageControls } from './page-controls.ts';
import type { ShownReplay, ShownRun } from './picture/shown-run.ts';
import { StageHost, stageOpening } from './picture/stage-host.ts';
import { highScores } from './runs/high-score.ts';
import type { RunTools } from './runs/run-tools.ts';
import { seenDays } from './runs/seen-days.ts';
import { UnfinishedRun } from './runs/unfinished-run.ts';
import { addressAsksForRuns, courseFromAddress, type NextCourses } from './session/course.ts';
import { Session } from './session/session.ts';
import type { LeaveReason, PauseReason } from './session/pause-reason.ts';
import { assistsOf, playsByEar, settings } from './settings/settings.ts';

export class Game {
  /** What React shows. Changes on events, and otherwise ten times a second at most. */
  readonly state = new Store<GameState>(INITIAL_GAME_STATE);
  readonly figures = new Store<DebugFigures | null>(null);
  readonly bots = new Store<ShownBots>(NO_BOTS);
  /** Only the player's own game emits events here, not a replay. */
  readonly events = new GameEvents();
  readonly outputs = new Outputs();
  readonly hud: HudContent = { ...EMPTY_HUD };
  readonly session: Session;
  readonly page: PageControls;
  readonly input: Input;
  readonly stageHost: StageHost;
  readonly loop: FrameLoop;
  readonly courses: NextCourses = {};
  isAudible = false;
  runTools: RunTools | undefined;
  readonly unfinishedRun: UnfinishedRun;
  private readonly draft: GameDraft = { ...INITIAL_GAME_STATE };
  private loading = Promise.resolve();
  private disposers: (() => void)[] = [];

  /** @param loadDeferredParts loads what the first frame does without, or what of it failed. */
  constructor(
    private readonly loadDeferredParts: (game: Game) => Promise<void>,
    opening?: Opening,
  ) {
    const { pause, loseFocus, publish: onChange } = this;
    this.session = new Session({
      highScores,
      assists: () => assistsOf(settings.get()),
      singleKey: () => settings.get().singleKey,
      awaitsSound: () => !this.isAudible && playsByEar(settings.get()),
      courses: this.courses,
      ranksManualRuns: isServedLocally,
      emit: (event) => this.onEvent(event),
      onChange,
      onBegin: (story) => {
        this.stageHost.begin(story);
        this.outputs.begin(story);
      },
      afterStep: (story) => {
        this.stageHost.stage?.afterStep(story);
        this.outputs.afterStep(story);
      },
    });
    const { session, hud, outputs } = this;
    this.page = new PageControls({ clock: session.clock, onChange, pause, loseFocus });
    this.stageHost = new StageHost({
      session,
      page: this.page,
      hud,
      opening,
      onOpen: () => this.onStageOpen(),
      onStatus: () => this.onStageStatus(),
    });
    this.input = new Input({
      session,
      page: this.page,
      stageHost: this.stageHost,
      retry: () => this.runTools?.retry(),
      onPress: (source) => {
        this.page.usedDevice.onPress(source);
        outputs.onPress(source);
      },
      pause,
      onChange,
    });
    this.loop = new FrameLoop({
      session,
      stageHost: this.stageHost,
      hud,
      beforeFrame: (now) => this.input.frame(now),
      onReplayMoment: outputs.onReplayMoment,
      onReplayFailure: () => this.show(undefined),
      onTick: onChange,
    });
    this.unfinishedRun = new UnfinishedRun({
      session,
      events: this.events,
      courseToSave: () => this.runTools?.courseToSave(),
    });
  }

  mount(elements: GameElements): () => void {
    settings.read();
    this.courses.chosen = courseFromAddress();
    const openForAddress = () => addressAsksForRuns() && this.open();
    this.disposers = [
      this.input.attach(elements),
      this.page.attach(elements),
      ...[highScores.plain, highScores.assisted, seenDays].map((each) => each.watch()),
      settings.subscribe(this.onSettings),
      erasures.subscribe(() => {
        this.events.forget();
        this.outputs.reset();
        this.session.reset();
      }),
      onFirstTouch(() => this.open()),
      listen(window, 'hashchange', openForAddress),
      this.unfinishedRun.attach(),
    ];
    openForAddress();
    return () => this.unmount();
  }

  open(): void {
    const { elements } = this.page;
    if (elements !== undefined) this.stageHost.open(elements.canvasPlace);
  }

  showNextCourse(): void {
    this.show(undefined);
    this.leave('player');
    this.page.showStage();
  }

  startNextRun(): void {
    this.show(undefined);
    this.session.startNextRun(performance.now());
    this.page.showStage();
  }

  get shown(): ShownRun {
    return this.stageHost.shown;
  }

  show(replay: ShownReplay | undefined): void {
    this.session.loseFocus(replay === undefined ? 'left' : 'replay');
    this.stageHost.showReplay(replay);
    this.publish();
  }

  readonly pause = (reason: PauseReason): void => {
    this.input.cancelPendingStart();
    this.session.pause(reason);
  };

  resume(): void {
    this.session.resume(performance.now());
    this.page.focusStage();
  }

  leaveRun(reason: LeaveReason): void {
    this.leave(reason);
    this.page.focusStage();
  }

  setCovered(covered: boolean): void {
    this.input.setCovered(covered);
    if (covered) this.pause('dialog');
    // Otherwise the next Space would press the button that opened the dialog.
    else this.page.focusStage();
  }

  restart(): void {
    this.leave('player');
    this.stageHost.restart();
    this.loop.start();
    this.page.focusStage();
  }

  announce(sentence: string): void {
    this.draft.announcement = sentence;
    this.publish();
  }

  setRunTools(tools: RunTools): () => void {
    this.runTools = tools;
    return () => (this.runTools = undefined);
  }

  setDebugTools(tools: DebugTools | undefined): void {
    this.loop.debugTools = tools;
    this.publish();
  }

  /** Shows the present state to React. An error here must not reach the game. */
  private readonly publish = (now = performance.now()): void => {
    const { session, stageHost, page, draft, loop } = this;
    try {
      draft.watching = stageHost.replay !== undefined;
      stageHost.update(session.phase === 'paused' && !draft.watching);
      writeState(draft, this, now);
      if (!sameFields(this.state.get(), draft)) this.state.publish({ ...draft });
      workUnderWay.publish(isInRun(draft.phase));
      page.onPhase(draft.phase);
      this.figures.publish(loop.debugTools?.figures() ?? null);
    } catch (error) {
      reportOnce(this, error);
    }
  };

  private readonly loseFocus = (reason: PauseReason): void => {
    this.input.releaseAll();
    this.session.loseFocus(reason);
  };

  private leave(reason: LeaveReason): void {
    // What was said of the last run, such as its score.
    this.draft.announcement = '';
    this.session.leave(reason);
  }

  private onStageStatus(): void {
    const { stageHost } = this;
    stageOpening.publish({ isOpening: stageHost.status === 'opening' });
    if (stageHost.isShown) this.input.startPending();
    // A player who reads about a failure starts again when the game works.
    else if (!stageHost.isAwaited) this.input.cancelPendingStart();
    this.publish();
  }

  private onStageOpen(): void {
    this.page.elements?.stage.toggleAttribute('data-drawn', true);
    this.loop.start();
    if (isDebugInAddress()) void this.offerDebugApi();
    if (import.meta.env.DEV || isDebugInAddress()) this.stageHost.stage?.offerToDevtools();
    this.loading = this.loadDeferredParts(this);
  }

  private async offerDebugApi(): Promise<void> {
    const { offerDebugApi } = await import('./console/debug-api.ts');
    if (this.page.elements !== undefined)
      this.disposers.push(offerDebugApi(this, () => this.loading));
  }

  private onEvent(event: GameEvent): void {
    if (event.type === 'started') this.page.scrollToStage();
    if (event.type === 'restored') {
      // A press that was meant to start a run must not resume this one.
      this.input.cancelPendingStart();
      this.open();
    }
    if (event.type === 'crashed') seenDays.add(this.session.run.view);
    this.input.onEvent(event);
    this.events.emit(event);
    // Load what is missing after a run, when a slow frame matters less.
    if (event.type === 'crashed') this.loading = this.loadDeferredParts(this);
    this.publish();
  }

  /** Nobody plays the run of the ready stage, so replace it to show the new assists. */
  private readonly onSettings = (): void => {
    if (this.session.phase === 'ready') this.session.reset();
  };

  private unmount(): void {
    for (const dispose of this.disposers) dispose();
    this.loop.stop();
    this.loseFocus('left');
    this.stageHost.close();
    this.events.forget();
    this.draft.announcement = '';
    this.session.reset();
  }
}
