import {
  allOf,
  FullScreen,
  isInFrame,
  listen,
  onOrientationChange,
  type ScreenKind,
  ScrollLock,
  WakeLock,
  watchElementSize,
  watchPinchZoom,
  watchScreenKind,
} from '#platform';
import { isUnderWay } from '#story';
import { type GameDraft, type GameState, INITIAL_GAME_STATE } from './game-state.ts';
import type { PauseReason } from './session/pause-reason.ts';
import type { PageAction } from './input/actions.ts';
import {
  focusStage,
  type GameElements,
  scrollToStage,
  shareInView,
} from './input/game-elements.ts';
import { UsedDevice } from './input/used-device.ts';
import type { StepClock } from './session/step-clock.ts';
import { settings } from './settings/settings.ts';

/**
 * The maximum change of the stage's width or height during a run, as a fraction. A larger one
 * pauses it.
 */
const MAX_RESIZE = 0.1;

/** On an upright screen the keys reach down to its edge, where a browser's bars come and go. */
const MAX_BARS = 0.25;

/** The start of a run and full screen change the layout too, so ignore sizes for this long, ms. */
const SETTLING_MS = 1000;

interface PageControlsOptions {
  readonly clock: Pick<StepClock, 'resume'>;
  readonly onChange: () => void;
  readonly pause: (reason: PauseReason) => void;
  /** The player can't play on: what is held counts as released, too. */
  readonly loseFocus: (reason: PauseReason) => void;
}

export class PageControls {
  /** Undefined while the game is on no page. */
  elements: GameElements | undefined;
  debugMode = false;
  readonly usedDevice = new UsedDevice(() => this.touchScreen);
  private screenKind: ScreenKind = { small: false, touch: false, layout: 'large' };
  private fullScreen: FullScreen | undefined;
  private readonly scrollLock = new ScrollLock();
  private readonly wakeLock = new WakeLock();

  private isUnderWay = false;
  private stageSize = { width: 0, height: 0 };
  /** When the game itself last changed the layout, ms. */
  private settlingSince = 0;

  constructor(private readonly options: PageControlsOptions) {}

  get touchScreen(): boolean {
    return this.screenKind.touch;
  }

  /** Whether controls are named by their keys. */
  get namesKeys(): boolean {
    return !this.touchScreen || this.usedDevice.current === 'keyboard';
  }

  attach(elements: GameElements): () => void {
    const { clock, onChange, pause, loseFocus } = this.options;
    this.elements = elements;
    const onFullScreenChange = () => {
      this.settlingSince = performance.now();
      // A slow device draws no frame during the change, which must not count as a stall.
      clock.resume(this.settlingSince);
      // Blur was ignored during the transition; check focus now. A touch focuses a frame later.
      if (!document.hasFocus() && !isInFrame()) loseFocus('blur');
      onChange();
    };
    const fullScreen = new FullScreen(elements.root, onFullScreenChange, () =>
      loseFocus('full-screen'),
    );
    this.fullScreen = fullScreen;
    return allOf([
      listen(window, 'blur', () => {
        if (!fullScreen.changing) loseFocus('blur');
      }),
      listen(window, 'beforeprint', () => loseFocus('print')),
      // Any dialog of the page covers the game.
      listen(document, 'focusin', ({ target }) => {
        if (target instanceof Element && target.closest('dialog') !== null) pause('dialog');
      }),
      // A player who turns the phone has no thumbs on the buttons.
      onOrientationChange(() => loseFocus('turned')),
      onLeaveView(elements.stage, () => {
        // The observer reports late: a run that has started since then has scrolled the stage back
        // into view. A frame doesn't scroll, and can't tell where it is.
        if (isInFrame() || shareInView(elements) === 0) loseFocus('out-of-view');
      }),
      // In the capture phase, before the router sees it.
      listen(document, 'click', (event) => this.holdLink(event), { capture: true }),
      watchElementSize(elements.stage, (width, height) => this.onStageSize({ width, height })),
      watchPinchZoom((isZoomed) => elements.root.toggleAttribute('data-zoomed', isZoomed)),
      fullScreen.watch(),
      listen(document, 'visibilitychange', () => {
        if (document.hidden) loseFocus('hidden');
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
        this.elements = undefined;
      },
    ]);
  }

  focusStage(): void {
    if (this.elements !== undefined) focusStage(this.elements);
  }

  scrollToStage(): void {
    if (this.elements !== undefined) scrollToStage(this.elements);
  }

  /** Also focuses the stage: the game takes keys only while it is in view. */
  showStage(): void {
    this.scrollToStage();
    this.focusStage();
  }

  offers(action: PageAction): boolean {
    return action !== 'lockScroll' || this.screenKind.small;
  }

  toggle(action: PageAction): void {
    const { scrollLock } = this;
    if (action === 'fullScreen') void this.fullScreen?.toggle();
    else if (action === 'mute') settings.change({ muted: !settings.get().muted });
    else if (scrollLock.locked) scrollLock.unlock();
    else scrollLock.lock();
    this.options.onChange();
  }

  toggleDebugMode(): void {
    this.debugMode = !this.debugMode;
    this.options.onChange();
  }

  onPhase(phase: GameState['phase']): void {
    if (!this.isUnderWay) this.settlingSince = performance.now();
    this.isUnderWay = isUnderWay(phase);
    if (this.isUnderWay && settings.get().fillsScreen) this.fullScreen?.enterAutomatically();
    this.wakeLock.keepAwake(this.isUnderWay);
  }

  /** Folding, splitting or resizing a window takes the stage from under the player's thumbs. */
  private onStageSize(size: { readonly width: number; readonly height: number }): void {
    const changeOf = (side: 'width' | 'height') => Math.abs(size[side] / this.stageSize[side] - 1);
    const maxHeight = this.screenKind.layout === 'upright' ? MAX_BARS : MAX_RESIZE;
    const isSmall = changeOf('width') <= MAX_RESIZE && changeOf('height') <= maxHeight;
    const isPlayed = this.isUnderWay && performance.now() - this.settlingSince > SETTLING_MS;
    // Keep the old size here, so that small changes add up.
    if (isPlayed && isSmall) return;
    this.stageSize = size;
    if (isPlayed) this.options.loseFocus('resized');
  }

  writeState(ui: GameDraft): void {
    ui.debugMode = this.debugMode;
    ui.touchScreen = this.touchScreen;
    ui.namesKeys = this.namesKeys;
    ui.scrollLocked = this.scrollLock.locked;
    ui.fullScreen = this.fullScreen?.on ?? INITIAL_GAME_STATE.fullScreen;
    ui.mayFillScreen = !isInFrame() || document.fullscreenEnabled;
    ui.screen = this.screenKind.layout;
  }

  /**
   * A link would end the run. The first press pauses it instead, and a second one follows the link.
   * A start that still waits for the stage is dropped at once.
   */
  private holdLink(event: MouseEvent): void {
    if (!leavesPage(event)) return;
    if (this.isUnderWay) {
      event.preventDefault();
      event.stopPropagation();
    }
    this.options.pause('link');
  }
}

/** A link that opens a new tab leaves the run as it is. */
function leavesPage({ target, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  if (ctrlKey || metaKey || shiftKey || !(target instanceof Element)) return false;
  const link = target.closest('a[href]');
  return link !== null && link.getAttribute('target') !== '_blank';
}

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
