import type { RunView } from '#simulation';
import { type Detail, openStage, type Stage, StageError } from '#stage';
import type { PlayAction } from './actions.ts';
import type { AutomaticCrouch } from './companions/automatic-crouch.ts';
import { type ContextState, watchContext } from './context-watch.ts';
import type { Start } from './course.ts';
import { offerDebugApi, rendererInAddress } from './debug-api.ts';
import { type DebugFigures, readFigures, RecentMean } from './debug-figures.ts';
import { DetailController } from './detail-controller.ts';
import type { GameEvent } from './events.ts';
import type { Companion } from './companions/companion.ts';
import type { Guest, Shown } from './guest.ts';
import type { HighScores } from './high-score.ts';
import { startLoop } from './loop.ts';
import { readRunSums, type RunSums } from './numbers/run-sums.ts';
import { Picture, type PictureWishes } from './picture.ts';
import { ReplayEvents } from './replay-events.ts';
import { Session } from './session.ts';
import type { KeptSettings } from './settings/kept-settings.ts';
import { assistsOf } from './settings/settings.ts';
import { isCalm, themeOf, watchSystem } from './settings/wishes.ts';
import { watchSize } from './stage-size.ts';
import { StepClock } from './step-clock.ts';
import type { Screen } from './ui-state.ts';

/** By way of the engine: what both need then stays with it. */
export const loadRuns = () => import('./runs/late.ts');

/** How often React hears of the game, apart from its events. */
const PUBLISH_MS = 100;

/** What the engine has of the mount of the game that it works for. */
export interface EngineHost {
  /** Where the stage's canvas goes. */
  readonly box: HTMLElement;
  readonly highScores: HighScores;
  readonly settings: KeptSettings;
  readonly clock: () => number;
  /** What a run that the player starts begins with; undefined: a fresh course. */
  readonly begin: () => Start | undefined;
  /** Tells those who do not see the stage. */
  readonly say: (sentence: string) => void;
  /** Something has happened, in a run that has come to so much when that is asked. */
  readonly raise: (event: GameEvent, sums: () => RunSums) => void;
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
  private currentGuest: Guest | undefined;
  private stage: Stage | undefined;
  private picture: Picture | undefined;
  private isClosed = false;
  private isBroken = false;
  private publishedAt = 0;
  private undo: (() => void)[] = [];
  private companions: readonly Companion[] = [];
  private crouch: AutomaticCrouch | undefined;
  private wishes: PictureWishes;
  /** Settles when all has come that the first frame did not need. */
  private latecomers = Promise.resolve();

  private readonly detailController = new DetailController();
  private readonly stepMs = new RecentMean();
  private readonly frameMs = new RecentMean();

  constructor(private readonly host: EngineHost) {
    this.session = new Session({
      highScores: host.highScores,
      raise: (event) => {
        for (const companion of this.companions) companion.hear(event);
        const { view } = this.session.run;
        host.raise(event, () => readRunSums(view));
      },
      course: host.begin,
      follow: (view) => {
        this.stage?.afterStep(view);
        const { companions } = this;
        for (let i = 0; i < companions.length; i++) companions[i]?.follow(view);
      },
      assists: () => assistsOf(host.settings.get()),
      adjust: (view, input) => (host.settings.get().singleKey ? (this.crouch?.adjust(view, input) ?? input) : input),
    });
    this.wishes = this.readWishes();
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
    for (const undo of this.undo) undo();
    for (const companion of this.companions) companion.leave();
    this.companions = [];
    this.session.loseFocus();
    this.session.setSeen(false);
    this.stage?.canvas.remove();
    this.stage?.sleep();
  }

  /** After a frame that threw: from the beginning. */
  startOver(): void {
    this.isBroken = false;
    this.session.reset();
    this.session.setSeen(true);
    this.host.show('open');
    this.undo.push(this.runLoop());
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
  get guest(): Guest | undefined {
    return this.currentGuest;
  }

  /** Gives the stage to a guest, and back to the session. */
  receive(guest: Guest | undefined): void {
    this.session.loseFocus();
    this.currentGuest = guest;
    this.stage?.afterStep(this.shown.run.view);
    this.host.publish(this.host.clock());
  }

  press(action: PlayAction, source: string, now: number): void {
    if (this.currentGuest === undefined) this.session.press(action, source, now);
    else this.currentGuest.press(action, now);
  }

  /**
   * Draws this, in full detail, instead of what has the stage, until the next frame.
   * @returns the picture, to be copied at once; undefined where there is no stage.
   */
  portray(shown: Shown): HTMLCanvasElement | undefined {
    this.wishes.detail = 'full';
    this.picture?.draw(shown, this.wishes, this.host.clock());
    return this.stage?.canvas;
  }

  private get shown(): Shown {
    return this.currentGuest ?? this.session;
  }

  /** Who steps a run by hand gets the same picture on any machine. */
  private get detail(): Detail {
    return this.session.manual ? 'full' : this.detailController.detail;
  }

  private readonly replayEvents = new ReplayEvents((event) => {
    for (const companion of this.companions) companion.hearReplay?.(event);
  });

  private readonly followGuest = (view: RunView): void => {
    this.stage?.afterStep(view);
    this.replayEvents.follow(view);
  };

  private putStage(stage: Stage): void {
    const { host, session } = this;
    const picture = new Picture(stage);
    stage.wake();
    stage.resize(host.box.clientWidth, window.devicePixelRatio);
    // Before anybody sees it: the picture in its place gives way to the same picture, not to an empty or an old one.
    picture.draw(session, this.wishes, host.clock());
    host.box.append(stage.canvas);
    this.stage = stage;
    this.picture = picture;
    this.undo.push(
      watchSize(host.box, (width, density) => stage.resize(width, density)),
      watchContext(stage, (context) => this.followContext(context)),
      this.runLoop(),
      host.settings.subscribe(() => this.heed()),
      watchSystem(() => this.heed()),
      offerDebugApi({
        session,
        embellished: () => this.latecomers,
        shown: () => this.shown,
        detail: () => this.detail,
        dismissGuest: () => this.receive(undefined),
        debugMode: host.debugMode,
        draw: () => this.draw(host.clock()),
        drawn: () => stage.drawn(),
        clock: host.clock,
      }),
    );
    session.setSeen(true);
    host.show('open');
    this.latecomers = this.callLatecomers(stage);
  }

  /** The rest of the picture, and who goes along with the play. Whatever does not come is missing, and nothing else. */
  private async callLatecomers(stage: Stage): Promise<void> {
    const { settings, say } = this.host;
    const gather = async () => {
      const { AutomaticCrouch, gatherCompanions } = await import('./companions/index.ts');
      if (this.isClosed) return;
      this.crouch = new AutomaticCrouch();
      this.companions = gatherCompanions({ settings: settings.get, watchSettings: settings.subscribe, say });
      // For them a run that was quicker than they begins now.
      if (this.session.phase === 'running') for (const companion of this.companions) companion.hear({ type: 'start' });
    };
    for (const result of await Promise.allSettled([stage.loadLateViews(), gather()])) {
      if (result.status === 'rejected') console.error('A part of the game did not come.', result.reason);
    }
  }

  /** Takes to heart what the player has chosen, at once. */
  private heed(): void {
    this.wishes = this.readWishes();
    // The run on the ready stage is never played, so it may change: its high score is that of the run to come.
    if (this.session.phase === 'ready') this.session.reset();
    this.host.publish(this.host.clock());
  }

  private readWishes(): PictureWishes {
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
    if (this.currentGuest === undefined) this.session.advance(now);
    else this.currentGuest.advance(now, this.followGuest);
  }

  private draw(now: number): void {
    this.wishes.touch = this.host.touchScreen();
    this.wishes.debug = this.host.debugMode();
    this.wishes.detail = this.detail;
    this.picture?.draw(this.shown, this.wishes, now);
  }

  private followContext(context: ContextState): void {
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
