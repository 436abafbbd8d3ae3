import type { PlayAction } from './actions.ts';
import { attachControls, type Controls } from './controls/controls.ts';
import type { KeyAction, PageAction } from './controls/keys.ts';
import type { TouchMode } from './controls/touch.ts';
import type { DebugFigures } from './debug-figures.ts';
import { EarlyStart } from './early-start.ts';
import type { Engine } from './engine.ts';
import type { GameEvent, RaiseEvent } from './events.ts';
import { FullScreen } from './full-screen.ts';
import type { GameFiles } from './game-files.ts';
import type { HighScores } from './high-score.ts';
import { listen } from './listen.ts';
import { type EngineModule, loadEngine, loadEngineAgain } from './load-engine.ts';
import { isStageInView, type Places } from './places.ts';
import type { Presence } from './presence.ts';
import { type ScreenKind, watchScreenKind } from './screen-kind.ts';
import { ScrollLock } from './scroll-lock.ts';
import type { RunNotes } from './numbers/run-notes.ts';
import type { RunSums } from './numbers/run-sums.ts';
import { jumpKeyOnStage } from './settings/key-labels.ts';
import type { KeptSettings } from './settings/kept-settings.ts';
import { Store } from './store.ts';
import { isUnderWay, readUiState, type Screen, type UiState, UNOPENED } from './ui-state.ts';
import { WakeLock } from './wake-lock.ts';

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

/** The time in ms, on the clock of requestAnimationFrame. */
const clock = () => performance.now();

/**
 * One mount of the game on a page. It hears the player from the beginning, fetches the engine for a visitor who is there, brings
 * the two together, and takes all of it apart again. React makes it, attaches it to its elements, and reads `ui` and `figures`.
 */
export class MountedGame {
  readonly ui = new Store<UiState>(UNOPENED);
  readonly figures = new Store<DebugFigures | null>(null);

  private onEvent: RaiseEvent | undefined;
  private screen: Screen = 'waiting';
  private screenKind: ScreenKind = { small: false, touch: false };
  private debugMode = false;
  private said = '';
  private covered = false;
  private places: Places | undefined;
  private controls: Controls | undefined;
  private fullScreen: FullScreen | undefined;
  private engine: Engine | undefined;
  private undo: (() => void)[] = [];

  private readonly earlyStart = new EarlyStart();
  private readonly scrollLock = new ScrollLock();
  private readonly wakeLock = new WakeLock();

  constructor(private readonly options: MountedGameOptions) {}

  /** From now on this one hears of what really happens in the game. */
  listenWith(onEvent: RaiseEvent | undefined): void {
    this.onEvent = onEvent;
  }

  /** Begins; the returned function ends, and leaves nothing behind. Both as often as React likes. */
  attach(places: Places): () => void {
    const { presence, gameFiles, settings, erasures } = this.options;
    settings.read();
    this.places = places;
    const fullScreen = new FullScreen(places.root, () => this.followFullScreen());
    this.fullScreen = fullScreen;
    this.controls = attachControls({
      places,
      bindings: () => settings.get().bindings,
      wants: (action) => this.wants(action),
      touchMode: () => this.touchMode(),
      hasRun: () => this.hasRun(),
      press: (action, source) => this.press(action, source),
      release: (action, source) => this.release(action, source),
      loseGamepad: () => this.pause(),
      toggle: (action) => this.toggle(action),
      focusStage: () => this.focusStage(),
      clock,
    });
    this.undo = [
      this.controls.detach,
      listen(window, 'blur', () => {
        if (!fullScreen.changing) this.loseFocus();
      }),
      fullScreen.watch(),
      listen(document, 'visibilitychange', () => {
        if (document.hidden) this.loseFocus();
        else this.publish();
      }),
      watchScreenKind((kind) => {
        this.screenKind = kind;
        if (!kind.small) this.scrollLock.unlock();
        this.publish();
      }),
      settings.subscribe(() => this.publish()),
      erasures.subscribe(() => this.reset()),
      listen(window, 'storage', settings.follow),
      gameFiles.fetchWhenIdle(),
      presence.await(places.stage, () => this.open(loadEngine)),
    ];
    return () => this.detach();
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

  toggleDebugMode(): void {
    this.debugMode = !this.debugMode;
    this.publish();
  }

  toggleScrollLock(): void {
    if (this.scrollLock.locked) this.scrollLock.unlock();
    else this.scrollLock.lock();
    this.publish();
  }

  toggleMute(): void {
    const { settings } = this.options;
    settings.change({ muted: !settings.get().muted });
    this.publish();
  }

  toggleCues(): void {
    const { settings } = this.options;
    settings.change({ cues: !settings.get().cues });
  }

  toggleFullScreen(): void {
    void this.fullScreen?.toggle();
    this.publish();
  }

  private followFullScreen(): void {
    // Who looked away on the way was not believed then.
    if (this.fullScreen?.changing === false && !document.hasFocus()) this.loseFocus();
    this.publish();
  }

  private toggle(action: PageAction): void {
    if (action === 'lockScroll') this.toggleScrollLock();
    else if (action === 'fullScreen') this.toggleFullScreen();
    else this.toggleMute();
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
        say: (sentence) => this.say(sentence),
        raise: (event, sums) => this.raise(event, sums),
        show: (screen) => this.show(screen),
        publish: (now) => this.publish(now),
        frame: (now) => this.controls?.frame(now),
        touchScreen: () => this.screenKind.touch,
        debugMode: () => this.debugMode,
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
    this.scrollLock.release();
    this.engine?.close();
    this.engine = undefined;
    this.fullScreen = undefined;
    this.places = undefined;
    this.said = '';
    this.covered = false;
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
    }
  }

  private publish(now = clock()): void {
    const session = this.engine?.session;
    if (this.screen === 'restored' && session?.phase !== 'paused') this.screen = 'open';
    const { screen, debugMode, fullScreen } = this;
    const { muted, cues } = this.options.settings.get();
    if (session !== undefined && isUnderWay(session.phase)) fullScreen?.comeByItself();
    const surroundings = {
      screen,
      debugMode,
      muted,
      cues,
      said: this.said,
      scrollLocked: this.scrollLock.locked,
      fullScreen: fullScreen?.on ?? UNOPENED.fullScreen,
      fullScreenPossible: fullScreen?.possible ?? UNOPENED.fullScreenPossible,
    };
    const ui = readUiState(session, surroundings, now);
    this.ui.publish(ui);
    this.wakeLock.keepAwake(isUnderWay(ui.phase));
    this.figures.publish(debugMode && this.engine !== undefined ? this.engine.figures() : null);
  }

  private say(sentence: string): void {
    this.said = sentence;
    this.publish();
  }

  private raise(event: GameEvent, sums: () => RunSums): void {
    if (event.type === 'start') this.places?.playArea.scrollIntoView({ block: 'nearest' });
    this.options.runNotes.hear(event, sums);
    try {
      this.onEvent?.(event);
    } catch (error) {
      // Whoever listens must not be able to stop the game.
      console.error(`A listener to the game's event '${event.type}' failed.`, error);
    }
    this.publish();
  }

  private press(action: PlayAction, source: string): void {
    if (this.covered) return;
    if (this.screen === 'waiting' || this.screen === 'opening') {
      if (action === 'jump') this.earlyStart.press(source);
    } else {
      this.engine?.session.press(action, source, clock());
      this.publish();
    }
  }

  private release(action: PlayAction, source: string): void {
    if (action === 'jump') this.earlyStart.release(source);
    this.engine?.session.release(action, source);
  }

  /** Nothing is left of the run, nor of a score that it could beat. */
  private reset(): void {
    this.engine?.session.reset();
    this.publish();
  }

  private loseFocus(): void {
    this.controls?.forget();
    this.earlyStart.forget();
    this.engine?.session.loseFocus();
    this.publish();
  }

  private focusStage(): void {
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
    if (action === 'lockScroll') return this.screenKind.small;
    if (action === 'fullScreen') return this.fullScreen?.possible === true;
    if (action !== 'crouch') return true;
    // Before the first start, and once the result has been seen, the down arrow scrolls the page.
    const session = this.engine?.session;
    return session !== undefined && session.phase !== 'ready' && !session.mayRestart(clock());
  }
}
