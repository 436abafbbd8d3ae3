import { allOf, listen } from './listen.ts';

/**
 * A phone in landscape: the stage fills its screen, and the rest of the page is out of sight in any
 * case.
 */
const LANDSCAPE_PHONE = '(max-height: 500px) and (orientation: landscape) and (pointer: coarse)';

/**
 * A touch screen in portrait that is so narrow that the stage would be small on the page: a run
 * covers it.
 */
const UPRIGHT_SCREEN = '(max-width: 767.98px) and (orientation: portrait) and (pointer: coarse)';

/**
 * Lets the back gesture, or the back button, close what covers the page, which would otherwise be
 * left altogether: while it is covered, the history has one entry more for it.
 */
class BackGesture {
  private isCovered = false;
  /** How many entries are being removed without a gesture. */
  private removals = 0;

  /** @param onBack called when the visitor has gone back while the page was covered. */
  constructor(private readonly onBack: () => void) {}

  /** Returns an unsubscribe function. */
  watch(): () => void {
    return listen(window, 'popstate', () => {
      if (this.removals > 0) {
        this.removals -= 1;
        return;
      }
      if (!this.isCovered) return;
      this.isCovered = false;
      this.onBack();
    });
  }

  /** Says whether the page is covered; repeated calls have no effect. */
  setCovered(covered: boolean): void {
    if (covered === this.isCovered) return;
    this.isCovered = covered;
    if (covered) history.pushState(history.state, '');
    else {
      this.removals += 1;
      history.back();
    }
  }
}

/**
 * The game alone: it covers its page, in the browser's full screen where there is one. On a phone
 * it enters by itself when a run starts; in landscape until the player has left it once.
 */
export class FullScreen {
  private readonly landscapePhone = matchMedia(LANDSCAPE_PHONE);
  private readonly uprightScreen = matchMedia(UPRIGHT_SCREEN);
  private readonly backGesture = new BackGesture(() => this.escape());
  private isOn = false;
  private isChanging = false;
  private wasLeftByPlayer = false;

  /**
   * @param root the part of the page that is shown in full screen.
   * @param onChange called after every change.
   * @param onEscape called when the player has left it by Escape or by a gesture of their phone.
   */
  constructor(
    private readonly root: HTMLElement,
    private readonly onChange: () => void,
    private readonly onEscape: () => void,
  ) {}

  get on(): boolean {
    return this.isOn;
  }

  /** The stage stands above its buttons, and is itself higher than wide. */
  get upright(): boolean {
    return this.isOn && this.uprightScreen.matches;
  }

  /** True while entering or leaving, when some windows lose the focus for a moment. */
  get changing(): boolean {
    return this.isChanging;
  }

  /** Follows changes made by the player's browser or phone. Returns an unsubscribe function. */
  watch(): () => void {
    return allOf([
      listen(document, 'fullscreenchange', () => {
        if (this.isOn && !this.isChanging && !this.fillsScreen) this.escape();
      }),
      listen(this.uprightScreen, 'change', this.onChange),
      this.backGesture.watch(),
    ]);
  }

  /** Resolves when the change is made, or the browser has refused it. */
  async toggle(): Promise<void> {
    if (!this.isOn) return this.change(true, () => this.fillScreen());
    // Upright, the next run covers the page again, and so a run that goes on has to wait.
    if (this.upright) this.onEscape();
    return this.leave();
  }

  /** To be called while a run is under way. */
  enterAutomatically(): void {
    if (this.isOn) return;
    // The browser's words about how to leave its full screen would lie over the score.
    if (this.uprightScreen.matches) void this.change(true);
    else if (this.landscapePhone.matches && !this.wasLeftByPlayer)
      void this.change(true, () => this.fillScreen());
  }

  private get fillsScreen(): boolean {
    return document.fullscreenElement === this.root;
  }

  private escape(): void {
    this.onEscape();
    void this.leave();
  }

  private leave(): Promise<void> {
    if (!this.upright) this.wasLeftByPlayer = true;
    return this.change(false, async () => {
      if (this.fillsScreen) await document.exitFullscreen();
    });
  }

  private async change(on: boolean, askBrowser?: () => Promise<void>): Promise<void> {
    this.isChanging = true;
    // Also until the browser has left its full screen, where the page would look broken.
    this.isOn = true;
    try {
      await askBrowser?.();
    } catch {
      // Refused: the game covers its page all the same.
    }
    this.isOn = on;
    this.isChanging = false;
    // Out of the browser's full screen it leads by itself.
    this.backGesture.setCovered(on && !this.fillsScreen);
    this.onChange();
  }

  private async fillScreen(): Promise<void> {
    // Without a preceding touch, browsers refuse and log an error.
    const { isActive } = navigator.userActivation ?? { isActive: true };
    if (document.fullscreenEnabled && isActive)
      await this.root.requestFullscreen({ navigationUI: 'hide' });
  }
}
