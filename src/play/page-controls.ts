import {
  INITIAL_UI_STATE,
  isUnderWay,
  type PageAction,
  type PageActions,
  type SettingsStore,
  type UiDraft,
  type UiState,
} from '#game';
import {
  FullScreen,
  listen,
  onScreenTurn,
  type ScreenKind,
  ScrollLock,
  WakeLock,
  watchScreenKind,
} from '#platform';

export interface PageControlsOptions {
  readonly settings: SettingsStore;
  /** Called after every change. */
  readonly onChange: () => void;
  /**
   * The page has lost the focus, is hidden or is printed, or the player has turned the screen or
   * escaped from full screen.
   */
  readonly onFocusLost: () => void;
}

/**
 * What the player controls around the stage: full screen, scroll lock, sound and debug mode; and
 * the state of window and screen.
 */
export class PageControls implements PageActions {
  private debug = false;
  private screenKind: ScreenKind = { small: false, buttonsOverStage: false, touch: false };
  private fullScreen: FullScreen | undefined;
  private readonly scrollLock = new ScrollLock();
  private readonly wakeLock = new WakeLock();

  constructor(private readonly options: PageControlsOptions) {}

  get debugMode(): boolean {
    return this.debug;
  }

  get touchScreen(): boolean {
    return this.screenKind.touch;
  }

  get buttonsOverStage(): boolean {
    return this.screenKind.buttonsOverStage;
  }

  /**
   * Starts listening to window and screen. Returns a dispose function, which restores the page.
   * @param root the element that is shown in full screen.
   */
  attach(root: HTMLElement): () => void {
    const { onChange, onFocusLost, settings } = this.options;
    const onFullScreenChange = () => {
      // Blur was ignored during the transition; check focus now.
      if (!fullScreen.changing && !document.hasFocus()) onFocusLost();
      onChange();
    };
    const fullScreen = new FullScreen(root, onFullScreenChange, onFocusLost);
    this.fullScreen = fullScreen;
    const disposers = [
      listen(window, 'blur', () => {
        if (!fullScreen.changing) onFocusLost();
      }),
      listen(window, 'beforeprint', onFocusLost),
      // Whoever turns their phone doesn't have their thumbs on the buttons.
      onScreenTurn(() => {
        if (!fullScreen.turning) onFocusLost();
      }),
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
    ];
    return () => {
      for (const dispose of disposers) dispose();
      this.scrollLock.release();
      this.fullScreen = undefined;
    };
  }

  /** Whether the action is available on this device. */
  offers(action: PageAction): boolean {
    if (action === 'lockScroll') return this.screenKind.small;
    return action !== 'fullScreen' || this.fullScreen?.possible === true;
  }

  toggle(action: PageAction): void {
    if (action === 'lockScroll') this.toggleScrollLock();
    else if (action === 'fullScreen') void this.fullScreen?.toggle();
    else this.toggleMute();
    this.options.onChange();
  }

  toggleCues(): void {
    const { settings } = this.options;
    settings.change({ cues: !settings.get().cues });
  }

  toggleDebugMode(): void {
    this.debug = !this.debug;
    this.options.onChange();
  }

  /** Called when the phase may have changed; repeated calls have no effect. */
  onPhase(phase: UiState['phase']): void {
    const underWay = isUnderWay(phase);
    if (underWay && this.options.settings.get().fillsScreen) this.fullScreen?.enterAutomatically();
    this.wakeLock.keepAwake(underWay);
  }

  /** Writes this part of the UI state into a draft. */
  read(ui: UiDraft): void {
    const { muted, cues } = this.options.settings.get();
    ui.debugMode = this.debug;
    ui.muted = muted;
    ui.cues = cues;
    ui.scrollLocked = this.scrollLock.locked;
    ui.fullScreen = this.fullScreen?.on ?? INITIAL_UI_STATE.fullScreen;
    ui.turned = this.fullScreen?.turned ?? INITIAL_UI_STATE.turned;
    ui.upright = this.fullScreen?.upright ?? INITIAL_UI_STATE.upright;
    ui.fullScreenPossible = this.fullScreen?.possible ?? INITIAL_UI_STATE.fullScreenPossible;
  }

  private toggleScrollLock(): void {
    if (this.scrollLock.locked) this.scrollLock.unlock();
    else this.scrollLock.lock();
  }

  private toggleMute(): void {
    const { settings } = this.options;
    settings.change({ muted: !settings.get().muted });
  }
}
