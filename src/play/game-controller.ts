import {
  addressCourse,
  attachControls,
  type Controls,
  type Course,
  type DebugFigures,
  EndedRuns,
  type Engine,
  type GameElements,
  type GameEvent,
  type GameEventListener,
  type HighScores,
  INITIAL_UI_STATE,
  isPageAction,
  isStageInView,
  isUnderWay,
  jumpKeyOnStage,
  type KeyAction,
  PendingStart,
  type PlayAction,
  readSession,
  type RunSummary,
  type Screen,
  type SettingsStore,
  type StatsEventBuffer,
  type TouchMode,
  type UiDraft,
  type UiState,
} from '#game';
import type { GameFiles } from './game-files.ts';
import { listen, sameFields, Store, whenIdle } from '#platform';
import { type EngineModule, loadEngine, loadEngineAgain } from './load-engine.ts';
import type { FirstInteraction } from './first-interaction.ts';
import { PageControls } from './page-controls.ts';

/** What of the page's life a mount of the game has a part in. */
export interface GameControllerOptions {
  readonly highScores: HighScores;
  readonly settings: SettingsStore;
  readonly statsEvents: StatsEventBuffer;
  /** Published when the player has erased all that is theirs. */
  readonly erasures: Pick<Store<object>, 'subscribe'>;
  readonly firstInteraction: FirstInteraction;
  readonly gameFiles: GameFiles;
}

/** How the address of a page begins that comes with a run; what follows is for `runs/` to read. */
const RUN_IN_ADDRESS = '#run=';

/** The time in ms, on the clock of requestAnimationFrame. */
const clock = () => performance.now();

/**
 * One mount of the game on a page. It hears the player from the beginning, fetches the engine for a visitor who is there, brings
 * the two together, and takes all of it apart again. React makes it, attaches it to its elements, and reads `ui` and `figures`.
 */
export class GameController {
  readonly ui = new Store<UiState>(INITIAL_UI_STATE);
  readonly figures = new Store<DebugFigures | null>(null);
  readonly pageControls: PageControls;
  /** For what keeps them. */
  readonly endedRuns = new EndedRuns();

  /** Where it is on the page, while it is there. */
  elements: GameElements | undefined;
  /** What the player's next runs are on; undefined: a fresh course each. */
  course: Course | undefined;
  /** There from the moment on at which a visitor has shown up and its code has come. */
  engine: Engine | undefined;

  private onEvent: GameEventListener | undefined;
  /** What is to be done with runs hears of the game as well. */
  private subscriber: GameEventListener | undefined;
  private runsWanted = false;
  private whenOpen: ((engine: Engine) => void) | undefined;
  private screen: Screen = 'waiting';
  private announcement = '';
  private covered = false;
  /** The one object that the interface's state is read into; what is published are copies of it. */
  private readonly draft: UiDraft = { ...INITIAL_UI_STATE };
  private controls: Controls | undefined;
  private disposers: (() => void)[] = [];

  private readonly pendingStart = new PendingStart();

  constructor(private readonly options: GameControllerOptions) {
    this.pageControls = new PageControls({
      settings: options.settings,
      onChange: () => this.publish(),
      onFocusLost: () => this.loseFocus(),
    });
  }

  /** From now on this one hears of what really happens in the game. */
  setEventListener(onEvent: GameEventListener | undefined): void {
    this.onEvent = onEvent;
  }

  /** Begins; the returned function ends, and leaves nothing behind. Both as often as React likes. */
  attach(places: GameElements): () => void {
    const { firstInteraction, gameFiles, settings, erasures } = this.options;
    settings.read();
    this.elements = places;
    this.course = addressCourse();
    this.controls = attachControls({
      places,
      bindings: () => settings.get().bindings,
      wants: (action) => this.wants(action),
      touchMode: () => this.touchMode(),
      hasRun: () => this.hasRun(),
      press: (action, source) => this.press(action, source),
      release: (action, source) => this.release(action, source),
      loseGamepad: () => this.pause(),
      toggle: (action) => this.pageControls.toggle(action),
      focusStage: () => this.focusStage(),
      clock,
    });
    this.disposers = [
      this.controls.detach,
      this.pageControls.attach(places.root),
      erasures.subscribe(() => this.reset()),
      gameFiles.fetchWhenIdle(),
      firstInteraction.subscribe(places.stage, () => this.onFirstInteraction()),
      listen(window, 'hashchange', () => this.lookForRun()),
    ];
    this.lookForRun();
    return () => this.detach();
  }

  /** From now on this one hears of the game, too; the returned function ends that. */
  subscribe(listener: GameEventListener): () => void {
    this.subscriber = listener;
    return () => {
      this.subscriber = undefined;
    };
  }

  /** Acts on the engine once the stage is open; of what still waits for that the last counts. */
  whenStageOpen(act: (engine: Engine) => void): void {
    this.whenOpen = act;
    this.actOnStage();
  }

  /** Tries once more what has failed: the engine's code, or its stage. */
  retry(): void {
    this.open(loadEngineAgain);
  }

  resume(): void {
    this.engine?.session.resume(clock());
    this.focusStage();
    this.publish();
  }

  /** A run waits, and one that is yet to start does not begin. */
  pause(): void {
    this.pendingStart.reset();
    this.engine?.session.pause();
    this.publish();
  }

  /** Something lies over the game, or does no longer: until then nothing that the player has in hand reaches it. */
  setCovered(covered: boolean): void {
    this.covered = covered;
    if (covered) this.pause();
  }

  /** After a frame that threw. */
  restartAfterFault(): void {
    this.engine?.restartAfterFault();
    this.focusStage();
  }

  private lookForRun(): void {
    if (!location.hash.startsWith(RUN_IN_ADDRESS)) return;
    this.onFirstInteraction();
    this.wantRuns();
  }

  /** Somebody is there, or has followed a link to a run, which is as good. */
  private onFirstInteraction(): void {
    if (this.screen === 'waiting') this.open(loadEngine);
  }

  private wantRuns(): void {
    this.runsWanted = true;
    this.publish();
  }

  private actOnStage(): void {
    const { engine, whenOpen } = this;
    if (engine === undefined || whenOpen === undefined || this.screen !== 'open') return;
    this.whenOpen = undefined;
    whenOpen(engine);
    this.publish();
  }

  private open(load: () => Promise<EngineModule>): void {
    const { elements } = this;
    if (elements === undefined) return;
    this.show('opening');
    if (this.engine !== undefined) {
      this.engine.open();
      return;
    }
    // An answer that comes after the end of this mount is for another one.
    const isCurrent = () => this.elements === elements;
    const start = ({ Engine: EngineOfChunk }: EngineModule) => {
      if (!isCurrent()) return;
      this.engine = new EngineOfChunk({
        box: elements.stage,
        highScores: this.options.highScores,
        settings: this.options.settings,
        clock,
        begin: () => this.course?.begin(),
        announce: (sentence) => this.announce(sentence),
        emit: (event, sums) => this.emit(event, sums),
        show: (screen) => this.show(screen),
        publish: (now) => this.publish(now),
        frame: (now) => this.controls?.frame(now),
        touchScreen: () => this.pageControls.touchScreen,
        debugMode: () => this.pageControls.debugMode,
        jumpKey: () => jumpKeyOnStage(this.options.settings.get().bindings),
      });
      this.engine.open();
    };
    const tell = (error: unknown) => {
      if (!isCurrent()) return;
      console.error('The game did not load.', error);
      this.show('no-engine');
    };
    void load().then(start, tell);
  }

  private detach(): void {
    for (const undo of this.disposers) undo();
    this.disposers = [];
    this.loseFocus();
    this.options.statsEvents.onLeave();
    this.engine?.close();
    this.engine = undefined;
    this.elements = undefined;
    this.announcement = '';
    this.covered = false;
    this.runsWanted = false;
    this.whenOpen = undefined;
    this.show('waiting');
  }

  private show(screen: Screen): void {
    const opens = screen === 'open' && this.screen === 'opening';
    this.screen = screen;
    // Whoever reads that something failed will start anew when it works.
    if (screen !== 'opening' && screen !== 'open') this.pendingStart.reset();
    this.publish();
    if (opens && this.engine !== undefined) {
      this.pendingStart.handTo(this.engine.session, clock());
      this.publish();
      this.actOnStage();
      this.disposers.push(whenIdle(() => this.wantRuns()));
    }
  }

  private publish(now = clock()): void {
    const session = this.engine?.session;
    if (this.screen === 'restored' && session?.phase !== 'paused') this.screen = 'open';
    const { draft } = this;
    draft.screen = this.screen;
    draft.watching = this.engine?.occupant !== undefined;
    draft.runs = this.runsWanted;
    draft.said = this.announcement;
    this.pageControls.read(draft);
    readSession(draft, session, now);
    this.pageControls.onPhase(draft.phase);
    if (!sameFields(this.ui.get(), draft)) this.ui.publish({ ...draft });
    this.figures.publish(draft.debugMode && this.engine !== undefined ? this.engine.figures() : null);
  }

  private announce(sentence: string): void {
    this.announcement = sentence;
    this.publish();
  }

  private emit(event: GameEvent, sums: () => RunSummary): void {
    if (event.type === 'start') this.elements?.playArea.scrollIntoView({ block: 'nearest' });
    this.options.statsEvents.onEvent(event, sums);
    if (event.type === 'over') this.noteEnd(sums());
    this.subscriber?.(event);
    try {
      this.onEvent?.(event);
    } catch (error) {
      // Whoever listens must not be able to stop the game.
      console.error(`A listener to the game's event '${event.type}' failed.`, error);
    }
    this.publish();
  }

  /** A run that could not crash is none to keep, nor one that has gone on for more than an hour. */
  private noteEnd(sums: RunSummary): void {
    const replay = this.engine?.session.replay;
    if (replay !== undefined) this.endedRuns.add({ replay, sums, at: Date.now() });
  }

  private press(action: PlayAction, source: string): void {
    if (this.covered) return;
    if (this.screen === 'waiting' || this.screen === 'opening') {
      if (action === 'jump') this.pendingStart.press(source);
    } else {
      this.engine?.press(action, source, clock());
      this.publish();
    }
  }

  private release(action: PlayAction, source: string): void {
    if (action === 'jump') this.pendingStart.release(source);
    this.engine?.session.release(action, source);
  }

  /** Nothing is left of the run, nor of a score that it could beat. */
  private reset(): void {
    this.endedRuns.take();
    this.engine?.session.reset();
    this.publish();
  }

  private loseFocus(): void {
    this.controls?.forget();
    this.pendingStart.reset();
    this.engine?.session.loseFocus();
    this.publish();
  }

  focusStage(): void {
    this.elements?.stage.focus({ preventScroll: true });
  }

  private hasRun(): boolean {
    const phase = this.engine?.session.phase ?? 'ready';
    return this.pendingStart.isWanted || (phase !== 'ready' && phase !== 'over');
  }

  private touchMode(): TouchMode {
    const session = this.engine?.session;
    if (session !== undefined && isUnderWay(session.phase)) {
      return this.options.settings.get().singleKey ? 'eager' : 'playing';
    }
    return session?.phase !== 'over' || session.mayRestart(clock()) ? 'resting' : 'deaf';
  }

  /** Keys are the game's while its stage is in view and they mean something; the page scrolls by the others. */
  private wants(action: KeyAction): boolean {
    if (this.elements === undefined || !isStageInView(this.elements)) return false;
    if (isPageAction(action)) return this.pageControls.offers(action);
    if (action !== 'crouch') return true;
    // Before the first start, and once the result has been seen, the down arrow scrolls the page.
    const session = this.engine?.session;
    return session !== undefined && session.phase !== 'ready' && !session.mayRestart(clock());
  }
}
