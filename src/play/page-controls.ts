import {
  INITIAL_UI_STATE,
  isUnderWay,
  type PageAction,
  type PageActions,
  type SettingsStore,
  type UiDraft,
  type UiState,
} from '#game';
import { FullScreen, listen, type ScreenKind, ScrollLock, WakeLock, subscribeToScreenKind } from '#platform';

export interface PageControlsOptions {
  readonly settings: SettingsStore;
  /** Called after every change. */
  readonly onChange: () => void;
  /** The player looks away from the page. */
  readonly onFocusLost: () => void;
}

/** What the player controls around the stage: full screen, scrolling, sound, the debug mode; and what the page knows of window and screen. */
export class PageControls implements PageActions {
  private debug = false;
  private screenKind: ScreenKind = { small: false, touch: false };
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

  /** @param root all that is to be seen in full screen. The returned function leaves the page as it was. */
  attach(root: HTMLElement): () => void {
    const { onChange, onFocusLost, settings } = this.options;
    const fullScreen = new FullScreen(root, () => {
      // Who looked away on the way was not believed then.
      if (!fullScreen.changing && !document.hasFocus()) onFocusLost();
      onChange();
    });
    this.fullScreen = fullScreen;
    const undo = [
      listen(window, 'blur', () => {
        if (!fullScreen.changing) onFocusLost();
      }),
      fullScreen.attach(),
      listen(document, 'visibilitychange', () => {
        if (document.hidden) onFocusLost();
        else onChange();
      }),
      subscribeToScreenKind((kind) => {
        this.screenKind = kind;
        if (!kind.small) this.scrollLock.unlock();
        onChange();
      }),
      settings.subscribe(onChange),
      listen(window, 'storage', settings.onStorage),
    ];
    return () => {
      for (const remove of undo) remove();
      this.scrollLock.dispose();
      this.fullScreen = undefined;
    };
  }

  /** Whether this would do anything here. */
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

  /** Called as the game goes from phase to phase, as often as one likes. */
  onPhase(phase: UiState['phase']): void {
    const underWay = isUnderWay(phase);
    if (underWay) this.fullScreen?.enterOnRunStart();
    this.wakeLock.setActive(underWay);
  }

  /** Writes into a draft what of it is shown. */
  read(ui: UiDraft): void {
    const { muted, cues } = this.options.settings.get();
    ui.debugMode = this.debug;
    ui.muted = muted;
    ui.cues = cues;
    ui.scrollLocked = this.scrollLock.locked;
    ui.fullScreen = this.fullScreen?.on ?? INITIAL_UI_STATE.fullScreen;
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
