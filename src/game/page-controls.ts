import {
  allOf,
  FullScreen,
  listen,
  onScreenTurn,
  type ScreenKind,
  ScrollLock,
  WakeLock,
  watchElementSize,
  watchPinchZoom,
  watchScreenKind,
} from '#platform';
import { type GameDraft, type GameState, INITIAL_GAME_STATE } from './game-state.ts';
import { isUnderWay } from './session/session-options.ts';
import type { PageAction } from './input/actions.ts';
import { type GameElements, shareInView } from './input/game-elements.ts';
import type { StepClock } from './session/step-clock.ts';
import type { SettingsStore } from './settings/settings.ts';

/** By how much of its width or height the stage may change in a run that goes on. */
const MOST_RESIZE = 0.1;

/** The beginning of a run and full screen change the layout themselves, ms. */
const SETTLING_MS = 1000;

/** The game that the page belongs to. */
interface PageControlsTarget {
  readonly session: { readonly clock: Pick<StepClock, 'resume'> };
  /** Called after every change. */
  publish(): void;
  pause(): void;
  /**
   * The page has lost the focus, is hidden or is printed, the stage has been scrolled out of view
   * or has another size, or the player has turned the screen or escaped from full screen.
   */
  loseFocus(): void;
}

/**
 * What the player controls around the stage: full screen, scroll lock, sound and debug mode; and
 * the state of window and screen.
 */
export class PageControls {
  debugMode = false;
  private screenKind: ScreenKind = { small: false, touch: false };
  private fullScreen: FullScreen | undefined;
  private readonly scrollLock = new ScrollLock();
  private readonly wakeLock = new WakeLock();

  private isUnderWay = false;
  private stageSize = { width: 0, height: 0 };
  /** When the layout last changed by itself, ms. */
  private settlingSince = 0;

  constructor(
    private readonly settings: SettingsStore,
    private readonly game: PageControlsTarget,
  ) {}

  get touchScreen(): boolean {
    return this.screenKind.touch;
  }

  /**
   * Starts listening to window and screen. Returns a dispose function, which restores the page. The
   * root of the elements is shown in full screen.
   */
  attach(elements: GameElements): () => void {
    const { game, settings } = this;
    const onChange = () => game.publish();
    const onFocusLost = () => game.loseFocus();
    const onFullScreenChange = () => {
      this.settlingSince = performance.now();
      // A slow device draws no frame while it changes.
      game.session.clock.resume(this.settlingSince);
      // Blur was ignored during the transition; check focus now.
      if (!document.hasFocus()) onFocusLost();
      onChange();
    };
    const fullScreen = new FullScreen(elements.root, onFullScreenChange, onFocusLost);
    this.fullScreen = fullScreen;
    return allOf([
      listen(window, 'blur', () => {
        if (!fullScreen.changing) onFocusLost();
      }),
      listen(window, 'beforeprint', onFocusLost),
      // Any dialog of the page covers the game.
      listen(document, 'focusin', ({ target }) => {
        if (target instanceof Element && target.closest('dialog') !== null) game.pause();
      }),
      // Whoever turns their phone doesn't have their thumbs on the buttons.
      onScreenTurn(onFocusLost),
      onLeaveView(elements.stage, () => {
        // The browser says so late: a run that has begun since has scrolled back.
        if (shareInView(elements) === 0) onFocusLost();
      }),
      // In the capture phase: the router must not see it.
      listen(document, 'click', (event) => this.holdLink(event), { capture: true }),
      watchElementSize(elements.stage, (width, height) => this.onStageSize({ width, height })),
      watchPinchZoom((isZoomed) => elements.root.toggleAttribute('data-zoomed', isZoomed)),
      fullScreen.watch(),
      listen(document, 'visibilitychange', () => {
        if (document.hidden) onFocusLost();
        else onChange();
      }),
      watchScreenKind((kind) => {
        this.screenKind = kind;
        if (!kind.small) this.scrollLock.unlock();
        onChange();
      }),
      settings.subscribe(onChange),
      settings.watch(),
      () => {
        this.scrollLock.release();
        this.fullScreen = undefined;
      },
    ]);
  }

  /** Whether the action is available on this device. */
  offers(action: PageAction): boolean {
    return action !== 'lockScroll' || this.screenKind.small;
  }

  toggle(action: PageAction): void {
    const { scrollLock, settings } = this;
    if (action === 'fullScreen') void this.fullScreen?.toggle();
    else if (action === 'mute') settings.change({ muted: !settings.get().muted });
    else if (scrollLock.locked) scrollLock.unlock();
    else scrollLock.lock();
    this.game.publish();
  }

  toggleDebugMode(): void {
    this.debugMode = !this.debugMode;
    this.game.publish();
  }

  /** Called when the phase may have changed; repeated calls have no effect. */
  onPhase(phase: GameState['phase']): void {
    if (!this.isUnderWay) this.settlingSince = performance.now();
    this.isUnderWay = isUnderWay(phase);
    if (this.isUnderWay && this.settings.get().fillsScreen) this.fullScreen?.enterAutomatically();
    this.wakeLock.keepAwake(this.isUnderWay);
  }

  /** A window that is folded, split or resized takes the stage from under the player's thumbs. */
  private onStageSize(size: { readonly width: number; readonly height: number }): void {
    const { width, height } = this.stageSize;
    const change = Math.max(Math.abs(size.width / width - 1), Math.abs(size.height / height - 1));
    const isPlayed = this.isUnderWay && performance.now() - this.settlingSince > SETTLING_MS;
    // What changes little by little adds up.
    if (isPlayed && change <= MOST_RESIZE) return;
    this.stageSize = size;
    if (isPlayed) this.game.loseFocus();
  }

  /** Writes this part of the UI state into a draft. */
  writeState(ui: GameDraft): void {
    ui.debugMode = this.debugMode;
    ui.scrollLocked = this.scrollLock.locked;
    ui.fullScreen = this.fullScreen?.on ?? INITIAL_GAME_STATE.fullScreen;
    ui.upright = this.fullScreen?.upright ?? INITIAL_GAME_STATE.upright;
  }

  /**
   * A press on a link would end the run that is under way: it pauses it instead, and a second press
   * follows the link.
   */
  private holdLink(event: MouseEvent): void {
    if (!this.isUnderWay || !leavesPage(event)) return;
    event.preventDefault();
    event.stopPropagation();
    this.game.pause();
  }
}

/** What opens in a tab of its own leaves the run as it is. */
function leavesPage({ target, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  if (ctrlKey || metaKey || shiftKey || !(target instanceof Element)) return false;
  const link = target.closest('a[href]');
  return link !== null && link.getAttribute('target') !== '_blank';
}

/**
 * Calls back each time the element has been scrolled out of view, no part of it left. Returns an
 * unsubscribe function.
 */
function onLeaveView(element: Element, listener: () => void): () => void {
  let wasInView = false;
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting } of entries) {
      if (wasInView && !isIntersecting) listener();
      wasInView = isIntersecting;
    }
  });
  observer.observe(element);
  return () => observer.disconnect();
}
