import type { Stage } from '#stage';
import { attachButtons, type Buttons } from './controls/buttons.ts';
import { attachKeyboard, type Keyboard } from './controls/keyboard.ts';
import type { KeyAction } from './controls/keys.ts';
import { attachTouch, Gestures, type TouchMode } from './controls/touch.ts';
import { offerDebugApi } from './debug-api.ts';
import { type DebugFigures, readFigures, RecentMean } from './debug-figures.ts';
import type { GameEvent, RaiseEvent } from './events.ts';
import type { HighScore } from './high-score.ts';
import { listen } from './listen.ts';
import { startLoop } from './loop.ts';
import { Picture } from './picture.ts';
import { ScrollLock } from './scroll-lock.ts';
import { type PlayAction, Session } from './session.ts';
import type { StageDoor } from './stage-door.ts';
import { watchSize } from './stage-size.ts';
import { Store } from './store.ts';
import { readUiState, type Screen, type UiState } from './ui-state.ts';

/** How often React hears of the game, apart from its events. */
const PUBLISH_MS = 100;

/** A lost context that is not back by then may never be. */
const LOST_FOR_LONG_MS = 5000;

const SMALL_SCREEN = '(max-width: 767.98px)';
const TOUCH_SCREEN = '(pointer: coarse)';

/** The parts of the page that belong to the game. */
export interface Places {
  /** Everything of it, buttons included. */
  readonly root: HTMLElement;
  /** What should be in view while playing: stage and play buttons. */
  readonly playArea: HTMLElement;
  /** Where the stage's canvas goes; takes the focus. */
  readonly stage: HTMLElement;
}

export interface MountedGameOptions {
  readonly door: StageDoor;
  readonly highScore: HighScore;
  /** The time in ms, on the clock of requestAnimationFrame. */
  readonly clock?: () => number;
}

/**
 * One mount of the game on a page: it brings together session, loop, controls and stage, and takes all of it apart
 * again. React makes it, attaches it to its elements, and reads `ui` and `figures`.
 */
export class MountedGame {
  readonly session: Session;
  readonly ui: Store<UiState>;
  readonly figures: Store<DebugFigures | null> = new Store<DebugFigures | null>(null);

  private onEvent: RaiseEvent | undefined;
  private screen: Screen = 'opening';
  private debugMode = false;
  private smallScreen = false;
  private touchScreen = false;
  private publishedAt = 0;
  private places: Places | undefined;
  private stage: Stage | undefined;
  private picture: Picture | undefined;
  private keyboard: Keyboard | undefined;
  private buttons: Buttons | undefined;
  private lostTimer: number | undefined;
  private undo: (() => void)[] = [];

  private readonly clock: () => number;
  private readonly scrollLock = new ScrollLock();
  private readonly stepMs = new RecentMean();
  private readonly frameMs = new RecentMean();
  private readonly gestures: Gestures;
  private readonly touchOptions = {
    mode: (): TouchMode => this.touchMode(),
    press: (action: PlayAction, source: string) => this.press(action, source),
    release: (action: PlayAction, source: string) => this.release(action, source),
  };

  constructor(private readonly options: MountedGameOptions) {
    this.clock = options.clock ?? (() => performance.now());
    this.session = new Session({ highScore: options.highScore, raise: (event) => this.raise(event) });
    this.ui = new Store(this.readUi());
    this.gestures = new Gestures(this.touchOptions);
  }

  /** From now on this one hears of what really happens in the game. */
  listenWith(onEvent: RaiseEvent | undefined): void {
    this.onEvent = onEvent;
  }

  /** Begins; the returned function ends, and leaves nothing behind. Both as often as React likes. */
  attach(places: Places): () => void {
    this.places = places;
    this.screen = 'opening';
    this.keyboard = attachKeyboard({
      root: places.root,
      wants: (action) => this.wants(action),
      press: (action, source) => {
        if (action === 'lockScroll') this.toggleScrollLock();
        else this.press(action, source);
      },
      release: (action, source) => {
        if (action !== 'lockScroll') this.release(action, source);
      },
    });
    this.buttons = attachButtons({
      root: places.root,
      press: this.touchOptions.press,
      release: this.touchOptions.release,
      focusStage: () => this.focusStage(),
    });
    this.undo = [
      this.keyboard.detach,
      this.buttons.detach,
      attachTouch(places.stage, this.gestures, this.touchOptions, this.clock),
      listen(window, 'blur', () => this.loseFocus()),
      listen(document, 'visibilitychange', () => {
        if (document.hidden) this.loseFocus();
      }),
      this.watchScreen(),
    ];
    this.openStage();
    return () => this.detach();
  }

  /** Tries once more to open a stage that failed. */
  openStage(): void {
    const { places } = this;
    if (places === undefined) return;
    this.show('opening');
    // An answer that comes after the end of this mount is for another one.
    const isCurrent = () => this.places === places && this.stage === undefined;
    const { door } = this.options;
    const put = (stage: Stage) => {
      if (isCurrent()) this.putStage(stage, places);
    };
    const tell = (error: unknown) => {
      if (!isCurrent()) return;
      console.error('The stage did not open.', error);
      this.show(door.screenFor(error));
    };
    void door.open().then(put, tell);
  }

  resume(): void {
    this.session.resume(this.clock());
    this.focusStage();
    this.publish();
  }

  /** After a frame that threw: from the beginning. */
  startOver(): void {
    this.session.reset();
    this.session.setSeen(true);
    this.show('open');
    this.undo.push(this.runLoop());
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

  private detach(): void {
    for (const undo of this.undo) undo();
    this.undo = [];
    clearTimeout(this.lostTimer);
    this.loseFocus();
    this.session.setSeen(false);
    this.scrollLock.release();
    this.stage?.canvas.remove();
    this.stage?.sleep();
    this.stage = undefined;
    this.picture = undefined;
    this.places = undefined;
  }

  private putStage(stage: Stage, places: Places): void {
    this.stage = stage;
    this.picture = new Picture(stage);
    stage.wake();
    places.stage.append(stage.canvas);
    this.undo.push(
      watchSize(places.stage, (width, density) => stage.resize(width, density)),
      stage.onContextLost(() => this.loseContext()),
      stage.onContextRestored(() => this.regainContext()),
      this.runLoop(),
      offerDebugApi({
        session: this.session,
        debugMode: () => this.debugMode,
        draw: () => this.draw(this.clock()),
        clock: this.clock,
      }),
    );
    this.session.setSeen(true);
    this.show('open');
  }

  private runLoop(): () => void {
    return startLoop(
      (now) => this.frame(now),
      (error) => {
        console.error('A frame of the game failed.', error);
        this.session.setSeen(false);
        this.show('broken');
      },
    );
  }

  private frame(now: number): void {
    if (this.debugMode) this.measuredFrame(now);
    else {
      this.gestures.frame(now);
      this.session.advance(now);
      this.draw(now);
    }
    if (now - this.publishedAt >= PUBLISH_MS) this.publish(now);
  }

  private measuredFrame(now: number): void {
    const begun = performance.now();
    const stepsBefore = this.session.run.view.steps;
    this.gestures.frame(now);
    this.session.advance(now);
    const steps = this.session.run.view.steps - stepsBefore;
    if (steps > 0) this.stepMs.add((performance.now() - begun) / steps);
    this.draw(now);
    this.frameMs.add(performance.now() - begun);
  }

  private draw(now: number): void {
    this.picture?.draw(this.session, this.touchScreen, this.debugMode, now);
  }

  private publish(now = this.clock()): void {
    this.publishedAt = now;
    if (this.screen === 'restored' && this.session.phase !== 'paused') this.screen = 'open';
    this.ui.publish(this.readUi(now));
    this.figures.publish(
      this.debugMode ? readFigures(this.session.run.view, this.stepMs.value, this.frameMs.value) : null,
    );
  }

  private readUi(now = this.clock()): UiState {
    const { screen, debugMode, smallScreen } = this;
    return readUiState(this.session, { screen, debugMode, smallScreen, scrollLocked: this.scrollLock.locked }, now);
  }

  private show(screen: Screen): void {
    this.screen = screen;
    this.publish();
  }

  private raise(event: GameEvent): void {
    if (event.type === 'start') this.places?.playArea.scrollIntoView({ block: 'nearest' });
    try {
      this.onEvent?.(event);
    } catch (error) {
      // Whoever listens must not be able to stop the game.
      console.error(`A listener to the game's event '${event.type}' failed.`, error);
    }
    this.publish();
  }

  private press(action: PlayAction, source: string): void {
    this.session.press(action, source, this.clock());
    this.publish();
  }

  private release(action: PlayAction, source: string): void {
    this.session.release(action, source);
  }

  private loseFocus(): void {
    this.keyboard?.forget();
    this.buttons?.forget();
    this.gestures.forget();
    this.session.loseFocus();
    this.publish();
  }

  private focusStage(): void {
    this.places?.stage.focus({ preventScroll: true });
  }

  private loseContext(): void {
    this.session.setSeen(false);
    this.show('lost');
    clearTimeout(this.lostTimer);
    this.lostTimer = window.setTimeout(() => this.show('lost-for-long'), LOST_FOR_LONG_MS);
  }

  private regainContext(): void {
    clearTimeout(this.lostTimer);
    if (this.screen === 'broken') return;
    this.session.setSeen(true);
    this.show(this.session.phase === 'paused' ? 'restored' : 'open');
  }

  private touchMode(): TouchMode {
    const { phase } = this.session;
    if (phase === 'running' || phase === 'counting') return 'playing';
    return phase !== 'over' || this.session.mayRestart(this.clock()) ? 'resting' : 'deaf';
  }

  /** Keys are the game's while its stage is in view and they mean something; the page scrolls by the others. */
  private wants(action: KeyAction): boolean {
    if (!this.stageInView()) return false;
    if (action === 'lockScroll') return this.smallScreen;
    if (action !== 'crouch') return true;
    // Before the first start, and once the result has been seen, the down arrow scrolls the page.
    return this.session.phase !== 'ready' && !this.session.mayRestart(this.clock());
  }

  private stageInView(): boolean {
    const box = this.places?.stage.getBoundingClientRect();
    return box !== undefined && box.bottom > 0 && box.top < window.innerHeight;
  }

  private watchScreen(): () => void {
    const small = matchMedia(SMALL_SCREEN);
    const touch = matchMedia(TOUCH_SCREEN);
    const look = () => {
      this.smallScreen = small.matches;
      this.touchScreen = touch.matches;
      if (!small.matches) this.scrollLock.unlock();
      this.publish();
    };
    look();
    const undo = [listen(small, 'change', look), listen(touch, 'change', look)];
    return () => {
      for (const remove of undo) remove();
    };
  }
}
