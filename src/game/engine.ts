import type { RunView } from '#simulation';
import { type Detail, openStage, type Stage, StageError } from '#stage';
import type { PlayAction } from './input/actions.ts';
import type { AutomaticCrouch } from './session/automatic-crouch.ts';
import { type ContextState, watchContext } from './picture/context-watch.ts';
import type { Start } from './session/course.ts';
import { offerDebugApi, rendererInAddress } from './debug/debug-api.ts';
import { type DebugFigures, readFigures, RecentMean } from './debug/debug-figures.ts';
import { DetailController } from './picture/detail-controller.ts';
import type { GameEvent } from './events/game-events.ts';
import type { GameOutput } from './outputs/game-output.ts';
import type { StageOccupant, RunPresentation } from './picture/stage-occupant.ts';
import type { HighScores } from './runs/high-score.ts';
import { startLoop } from './session/loop.ts';
import { summarizeRun, type RunSummary } from './runs/run-summary.ts';
import { Picture, type PictureOptions } from './picture/picture.ts';
import { ReplayEvents } from './events/replay-events.ts';
import { Session } from './session/session.ts';
import type { SettingsStore } from './settings/settings-store.ts';
import { assistsOf } from './settings/settings.ts';
import { isCalm, themeOf, subscribeToSystemPreferences } from './settings/system-preferences.ts';
import { watchElementSize } from '#platform';
import { StepClock } from './session/step-clock.ts';
import type { Screen } from './ui-state.ts';

/** By way of the engine: what both need then stays with it. */
export const loadRuns = () => import('#features/runs');

/** How often React hears of the game, apart from its events. */
const PUBLISH_MS = 100;

/** What the engine has of the mount of the game that it works for. */
export interface EngineHost {
  /** Where the stage's canvas goes. */
  readonly box: HTMLElement;
  readonly highScores: HighScores;
  readonly settings: SettingsStore;
  readonly clock: () => number;
  /** What a run that the player starts begins with; undefined: a fresh course. */
  readonly begin: () => Start | undefined;
  /** Tells those who do not see the stage. */
  readonly announce: (sentence: string) => void;
  /** Something has happened, in a run that has come to so much when that is asked. */
  readonly emit: (event: GameEvent, sums: () => RunSummary) => void;
  readonly show: (screen: Screen) => void;
  /** Something that React shows may have changed. */
  readonly publish: (now: number) => void;
  /** The controls' share of each frame. */
  readonly frame: (now: number) => void;
  readonly touchScreen: () => boolean;
  readonly debugMode: () => boolean;
  /** The key to jump with, as the stage names it. */
  readonly jumpKey: () => string;
}

/**
 * What makes the game run, for one mount of it: a session, the page's stage, and the loop that brings them together. With all
 * that it imports it is a chunk of its own, fetched for a visitor who is there.
 */
export class Engine {
  readonly session: Session;
  private currentOccupant: StageOccupant | undefined;
  private stage: Stage | undefined;
  private picture: Picture | undefined;
  private isClosed = false;
  private isBroken = false;
  private publishedAt = 0;
  private disposers: (() => void)[] = [];
  private outputs: readonly GameOutput[] = [];
  private crouch: AutomaticCrouch | undefined;
  private pictureOptions: PictureOptions;
  /** Settles when all has come that the first frame did not need. */
  private lazyModules = Promise.resolve();

  private readonly detailController = new DetailController();
  private readonly stepMs = new RecentMean();
  private readonly frameMs = new RecentMean();

  constructor(private readonly host: EngineHost) {
    this.session = new Session({
      highScores: host.highScores,
      emit: (event) => {
        for (const companion of this.outputs) companion.onEvent(event);
        const { view } = this.session.run;
        host.emit(event, () => summarizeRun(view));
      },
      course: host.begin,
      afterStep: (view) => {
        this.stage?.follow(view);
        const { outputs } = this;
        for (let i = 0; i < outputs.length; i++) outputs[i]?.afterStep(view);
      },
      assists: () => assistsOf(host.settings.get()),
      adjust: (view, input) => (host.settings.get().singleKey ? (this.crouch?.adjust(view, input) ?? input) : input),
    });
    this.pictureOptions = this.readPictureOptions();
  }

  /** Opens the stage; once more where that failed. */
  open(): void {
    // An answer that comes after the end of this mount is for another one.
    const put = (stage: Stage) => {
      if (!this.isClosed && this.stage === undefined) this.putStage(stage);
    };
    const tell = (error: unknown) => {
      if (this.isClosed) return;
      console.error('The stage did not open.', error);
      this.host.show(screenFor(error));
    };
    openStage(rendererInAddress()).then(put).catch(tell);
  }

  /** Ends, and leaves nothing behind. */
  close(): void {
    this.isClosed = true;
    for (const undo of this.disposers) undo();
    for (const companion of this.outputs) companion.dispose();
    this.outputs = [];
    this.session.loseFocus();
    this.session.setSeen(false);
    this.stage?.canvas.remove();
    this.stage?.sleep();
  }

  /** After a frame that threw: from the beginning. */
  restartAfterFault(): void {
    this.isBroken = false;
    this.session.reset();
    this.session.setSeen(true);
    this.host.show('open');
    this.disposers.push(this.runLoop());
  }

  figures(): DebugFigures {
    const { stepMs, frameMs, detail, detailController } = this;
    return readFigures(this.session.run.view, {
      stepMs: stepMs.value,
      frameMs: frameMs.value,
      detail,
      framesPerSecond: detailController.framesPerSecond,
    });
  }

  /** For a guest, whose time passes as the session's does. */
  makeClock(): StepClock {
    return new StepClock();
  }

  /** Has the stage instead of the session. */
  get occupant(): StageOccupant | undefined {
    return this.currentOccupant;
  }

  /** Gives the stage to a guest, and back to the session. */
  setOccupant(guest: StageOccupant | undefined): void {
    this.session.loseFocus();
    this.currentOccupant = guest;
    this.stage?.follow(this.shown.run.view);
    this.host.publish(this.host.clock());
  }

  press(action: PlayAction, source: string, now: number): void {
    if (this.currentOccupant === undefined) this.session.press(action, source, now);
    else this.currentOccupant.press(action, now);
  }

  /**
   * Draws this, in full detail, instead of what has the stage, until the next frame.
   * @returns the picture, to be copied at once; undefined where there is no stage.
   */
  renderOnce(shown: RunPresentation): HTMLCanvasElement | undefined {
    this.pictureOptions.detail = 'full';
    this.picture?.draw(shown, this.pictureOptions, this.host.clock());
    return this.stage?.canvas;
  }

  private get shown(): RunPresentation {
    return this.currentOccupant ?? this.session;
  }

  /** Who steps a run by hand gets the same picture on any machine. */
  private get detail(): Detail {
    return this.session.manual ? 'full' : this.detailController.detail;
  }

  private readonly replayEvents = new ReplayEvents((event) => {
    for (const companion of this.outputs) companion.onReplayEvent?.(event);
  });

  private readonly afterOccupantStep = (view: RunView): void => {
    this.stage?.follow(view);
    this.replayEvents.afterStep(view);
  };

  private putStage(stage: Stage): void {
    const { host, session } = this;
    const picture = new Picture(stage);
    stage.wake();
    stage.resize(host.box.clientWidth, window.devicePixelRatio);
    // Before anybody sees it: the picture in its place gives way to the same picture, not to an empty or an old one.
    picture.draw(session, this.pictureOptions, host.clock());
    host.box.append(stage.canvas);
    this.stage = stage;
    this.picture = picture;
    this.disposers.push(
      watchElementSize(host.box, (width, density) => stage.resize(width, density)),
      watchContext(stage, (context) => this.onContext(context)),
      this.runLoop(),
      host.settings.subscribe(() => this.applySettings()),
      subscribeToSystemPreferences(() => this.applySettings()),
      offerDebugApi({
        session,
        embellished: () => this.lazyModules,
        shown: () => this.shown,
        detail: () => this.detail,
        dismissGuest: () => this.setOccupant(undefined),
        debugMode: host.debugMode,
        draw: () => this.draw(host.clock()),
        drawn: () => stage.drawn(),
        clock: host.clock,
      }),
    );
    session.setSeen(true);
    host.show('open');
    this.lazyModules = this.loadLazyModules(stage);
  }

  /** The rest of the picture, and who goes along with the play. Whatever does not come is missing, and nothing else. */
  private async loadLazyModules(stage: Stage): Promise<void> {
    const { settings, announce } = this.host;
    const gather = async () => {
      const { AutomaticCrouch, createOutputs } = await import('./outputs/create-outputs.ts');
      if (this.isClosed) return;
      this.crouch = new AutomaticCrouch();
      this.outputs = createOutputs({ settings: settings.get, subscribeToSettings: settings.subscribe, announce });
      // For them a run that was quicker than they begins now.
      if (this.session.phase === 'running') for (const companion of this.outputs) companion.onEvent({ type: 'start' });
    };
    for (const result of await Promise.allSettled([stage.embellish(), gather()])) {
      if (result.status === 'rejected') console.error('A part of the game did not come.', result.reason);
    }
  }

  /** Takes to heart what the player has chosen, at once. */
  private applySettings(): void {
    this.pictureOptions = this.readPictureOptions();
    // The run on the ready stage is never played, so it may change: its high score is that of the run to come.
    if (this.session.phase === 'ready') this.session.reset();
    this.host.publish(this.host.clock());
  }

  private readPictureOptions(): PictureOptions {
    const { host } = this;
    const settings = host.settings.get();
    return {
      touch: host.touchScreen(),
      debug: host.debugMode(),
      theme: themeOf(settings),
      calm: isCalm(settings),
      detail: this.detail,
      jumpKey: host.jumpKey(),
    };
  }

  private runLoop(): () => void {
    return startLoop(
      (now) => this.frame(now),
      (error) => {
        console.error('A frame of the game failed.', error);
        this.isBroken = true;
        this.session.setSeen(false);
        this.host.show('broken');
      },
    );
  }

  private frame(now: number): void {
    // A picture that stands still is no test of how fast one can be drawn.
    if (this.shown.playing) this.detailController.frame(now);
    else this.detailController.interrupt();
    if (this.host.debugMode()) this.measuredFrame(now);
    else {
      this.host.frame(now);
      this.advance(now);
      this.draw(now);
    }
    if (now - this.publishedAt < PUBLISH_MS) return;
    this.publishedAt = now;
    this.host.publish(now);
  }

  private measuredFrame(now: number): void {
    const begun = performance.now();
    const stepsBefore = this.session.run.view.steps;
    this.host.frame(now);
    this.advance(now);
    const steps = this.session.run.view.steps - stepsBefore;
    if (steps > 0) this.stepMs.add((performance.now() - begun) / steps);
    this.draw(now);
    this.frameMs.add(performance.now() - begun);
  }

  private advance(now: number): void {
    if (this.currentOccupant === undefined) this.session.advance(now);
    else this.currentOccupant.advance(now, this.afterOccupantStep);
  }

  private draw(now: number): void {
    this.pictureOptions.touch = this.host.touchScreen();
    this.pictureOptions.debug = this.host.debugMode();
    this.pictureOptions.detail = this.detail;
    this.picture?.draw(this.shown, this.pictureOptions, now);
  }

  private onContext(context: ContextState): void {
    // A broken game has more to tell, and goes on by starting over alone.
    if (this.isBroken) return;
    this.session.setSeen(context === 'regained');
    if (context !== 'regained') this.host.show(context);
    else this.host.show(this.session.phase === 'paused' ? 'restored' : 'open');
  }
}

/** What to show of a stage that did not open. */
function screenFor(error: unknown): Screen {
  if (!(error instanceof StageError)) return 'no-stage';
  return error.reason === 'sheet' ? 'no-sheet' : 'no-context';
}
