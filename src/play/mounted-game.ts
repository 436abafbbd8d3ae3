import type { PlayAction } from './actions.ts';
import { addressCourse } from './address-course.ts';
import { attachControls, type Controls } from './controls/controls.ts';
import { isPageAction, type KeyAction } from './controls/keys.ts';
import type { TouchMode } from './controls/touch.ts';
import type { Course } from './course.ts';
import type { DebugFigures } from './debug-figures.ts';
import { EarlyStart } from './early-start.ts';
import { EndedRuns } from './ended-runs.ts';
import type { Engine } from './engine.ts';
import type { GameEvent, RaiseEvent } from './events.ts';
import type { GameFiles } from './game-files.ts';
import type { HighScores } from './high-score.ts';
import { listen } from './listen.ts';
import { type EngineModule, loadEngine, loadEngineAgain } from './load-engine.ts';
import { isStageInView, type Places } from './places.ts';
import type { Presence } from './presence.ts';
import type { RunNotes } from './numbers/run-notes.ts';
import type { RunSums } from './numbers/run-sums.ts';
import { jumpKeyOnStage } from './settings/key-labels.ts';
import type { KeptSettings } from './settings/kept-settings.ts';
import { sameFields, Store } from './store.ts';
import { Surroundings } from './surroundings.ts';
import { isUnderWay, readSession, type Screen, type UiDraft, type UiState, UNOPENED } from './ui-state.ts';
import { whenIdle } from './when-idle.ts';

/** What of the page's life a mount of the game has a part in. */
export interface MountedGameOptions {
  readonly highScores: HighScores;
  readonly settings: KeptSettings;
  readonly runNotes: RunNotes;
  /** Published when the player has erased all that is theirs. */
  readonly erasures: Pick<Store<object>, 'subscribe'>;
  readonly presence: Presence;
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
export class MountedGame {
  readonly ui = new Store<UiState>(UNOPENED);
  readonly figures = new Store<DebugFigures | null>(null);
  readonly surroundings: Surroundings;
  /** For what keeps them. */
  readonly endedRuns = new EndedRuns();

  /** Where it is on the page, while it is there. */
  places: Places | undefined;
  /** What the player's next runs are on; undefined: a fresh course each. */
  course: Course | undefined;
  /** There from the moment on at which a visitor has shown up and its code has come. */
  engine: Engine | undefined;

  private onEvent: RaiseEvent | undefined;
  /** What is to be done with runs hears of the game as well. */
  private attendant: RaiseEvent | undefined;
  private runsWanted = false;
  private whenOpen: ((engine: Engine) => void) | undefined;
  private screen: Screen = 'waiting';
  private said = '';
  private covered = false;
  /** The one object that the interface's state is read into; what is published are copies of it. */
  private readonly draft: UiDraft = { ...UNOPENED };
  private controls: Controls | undefined;
  private undo: (() => void)[] = [];

  private readonly earlyStart = new EarlyStart();

  constructor(private readonly options: MountedGameOptions) {
    this.surroundings = new Surroundings({
      settings: options.settings,
      tell: () => this.publish(),
      loseFocus: () => this.loseFocus(),
    });
  }

  /** From now on this one hears of what really happens in the game. */
  listenWith(onEvent: RaiseEvent | undefined): void {
    this.onEvent = onEvent;
  }

  /** Begins; the returned function ends, and leaves nothing behind. Both as often as React likes. */
  attach(places: Places): () => void {
    const { presence, gameFiles, settings, erasures } = this.options;
    settings.read();
    this.places = places;
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
      toggle: (action) => this.surroundings.toggle(action),
      focusStage: () => this.focusStage(),
      clock,
    });
    this.undo = [
      this.controls.detach,
      this.surroundings.attach(places.root),
      erasures.subscribe(() => this.reset()),
      gameFiles.fetchWhenIdle(),
      presence.await(places.stage, () => this.greet()),
      listen(window, 'hashchange', () => this.lookForRun()),
    ];
    this.lookForRun();
    return () => this.detach();
  }

  /** From now on this one hears of the game, too; the returned function ends that. */
  attend(listener: RaiseEvent): () => void {
    this.attendant = listener;
    return () => {
      this.attendant = undefined;
    };
  }

  /** Acts on the engine once the stage is open; of what still waits for that the last counts. */
  onStage(act: (engine: Engine) => void): void {
    this.whenOpen = act;
    this.actOnStage();
  }

  /** Tries once more what has failed: the engine's code, or its stage. */
  tryAgain(): void {
    this.open(loadEngineAgain);
  }

  resume(): void {
    this.engine?.session.resume(clock());
    this.focusStage();
    this.publish();
  }

  /** A run waits, and one that is yet to start does not begin. */
  pause(): void {
    this.earlyStart.forget();
    this.engine?.session.pause();
    this.publish();
  }

  /** Something lies over the game, or does no longer: until then nothing that the player has in hand reaches it. */
  cover(covered: boolean): void {
    this.covered = covered;
    if (covered) this.pause();
  }

  /** After a frame that threw. */
  startOver(): void {
    this.engine?.startOver();
    this.focusStage();
  }

  private lookForRun(): void {
    if (!location.hash.startsWith(RUN_IN_ADDRESS)) return;
    this.greet();
    this.wantRuns();
  }

  /** Somebody is there, or has followed a link to a run, which is as good. */
  private greet(): void {
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
    const { places } = this;
    if (places === undefined) return;
    this.show('opening');
    if (this.engine !== undefined) {
      this.engine.open();
      return;
    }
    // An answer that comes after the end of this mount is for another one.
    const isCurrent = () => this.places === places;
    const start = ({ Engine: EngineOfChunk }: EngineModule) => {
      if (!isCurrent()) return;
      this.engine = new EngineOfChunk({
        box: places.stage,
        highScores: this.options.highScores,
        settings: this.options.settings,
        clock,
        begin: () => this.course?.begin(),
        say: (sentence) => this.say(sentence),
        raise: (event, sums) => this.raise(event, sums),
        show: (screen) => this.show(screen),
        publish: (now) => this.publish(now),
        frame: (now) => this.controls?.frame(now),
        touchScreen: () => this.surroundings.touchScreen,
        debugMode: () => this.surroundings.debugMode,
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
    for (const undo of this.undo) undo();
    this.undo = [];
    this.loseFocus();
    this.options.runNotes.leave();
    this.engine?.close();
    this.engine = undefined;
    this.places = undefined;
    this.said = '';
    this.covered = false;
    this.runsWanted = false;
    this.whenOpen = undefined;
    this.show('waiting');
  }

  private show(screen: Screen): void {
    const opens = screen === 'open' && this.screen === 'opening';
    this.screen = screen;
    // Whoever reads that something failed will start anew when it works.
    if (screen !== 'opening' && screen !== 'open') this.earlyStart.forget();
    this.publish();
    if (opens && this.engine !== undefined) {
      this.earlyStart.handTo(this.engine.session, clock());
      this.publish();
      this.actOnStage();
      this.undo.push(whenIdle(() => this.wantRuns()));
    }
  }

  private publish(now = clock()): void {
    const session = this.engine?.session;
    if (this.screen === 'restored' && session?.phase !== 'paused') this.screen = 'open';
    const { draft } = this;
    draft.screen = this.screen;
    draft.watching = this.engine?.guest !== undefined;
    draft.runs = this.runsWanted;
    draft.said = this.said;
    this.surroundings.read(draft);
    readSession(draft, session, now);
    this.surroundings.follow(draft.phase);
    if (!sameFields(this.ui.get(), draft)) this.ui.publish({ ...draft });
    this.figures.publish(draft.debugMode && this.engine !== undefined ? this.engine.figures() : null);
  }

  private say(sentence: string): void {
    this.said = sentence;
    this.publish();
  }

  private raise(event: GameEvent, sums: () => RunSums): void {
    if (event.type === 'start') this.places?.playArea.scrollIntoView({ block: 'nearest' });
    this.options.runNotes.hear(event, sums);
    if (event.type === 'over') this.noteEnd(sums());
    this.attendant?.(event);
    try {
      this.onEvent?.(event);
    } catch (error) {
      // Whoever listens must not be able to stop the game.
      console.error(`A listener to the game's event '${event.type}' failed.`, error);
    }
    this.publish();
  }

  /** A run that could not crash is none to keep, nor one that has gone on for more than an hour. */
  private noteEnd(sums: RunSums): void {
    const replay = this.engine?.session.replay;
    if (replay !== undefined) this.endedRuns.add({ replay, sums, at: Date.now() });
  }

  private press(action: PlayAction, source: string): void {
    if (this.covered) return;
    if (this.screen === 'waiting' || this.screen === 'opening') {
      if (action === 'jump') this.earlyStart.press(source);
    } else {
      this.engine?.press(action, source, clock());
      this.publish();
    }
  }

  private release(action: PlayAction, source: string): void {
    if (action === 'jump') this.earlyStart.release(source);
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
    this.earlyStart.forget();
    this.engine?.session.loseFocus();
    this.publish();
  }

  focusStage(): void {
    this.places?.stage.focus({ preventScroll: true });
  }

  private hasRun(): boolean {
    const phase = this.engine?.session.phase ?? 'ready';
    return this.earlyStart.isWanted || (phase !== 'ready' && phase !== 'over');
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
    if (this.places === undefined || !isStageInView(this.places)) return false;
    if (isPageAction(action)) return this.surroundings.offers(action);
    if (action !== 'crouch') return true;
    // Before the first start, and once the result has been seen, the down arrow scrolls the page.
    const session = this.engine?.session;
    return session !== undefined && session.phase !== 'ready' && !session.mayRestart(clock());
  }
}
