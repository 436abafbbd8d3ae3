import { listen } from './listen.ts';

/** A phone in landscape: the stage fills its screen, and the rest of the page is out of sight in any case. */
const LANDSCAPE_PHONE = '(max-height: 500px) and (orientation: landscape) and (pointer: coarse)';

/** A phone in portrait: the stage is much wider than high, and would be small on it. */
const PORTRAIT_PHONE = '(max-width: 500px) and (orientation: portrait) and (pointer: coarse)';

/**
 * The game alone on the whole screen. It asks the browser for full screen. On a phone in landscape the game also covers its page,
 * because iPhones never give full screen and other phones only after a touch; there it enters by itself when a run starts,
 * until the player has left it once. On a phone in portrait it turns the screen; where that is impossible the game covers the page and
 * is itself turned by a quarter.
 */
export class FullScreen {
  private readonly landscapePhone = matchMedia(LANDSCAPE_PHONE);
  private readonly portraitPhone = matchMedia(PORTRAIT_PHONE);
  private isChanging = false;
  private isTurning = false;
  private coversPage = false;
  private hasFullScreen = false;
  private wasLeftByPlayer = false;

  /**
   * @param root the part of the page that is shown in full screen.
   * @param onChange called after every change, also of whether full screen is possible.
   * @param onEscape called when the player has left it by Escape or by a gesture of their phone.
   */
  constructor(
    private readonly root: HTMLElement,
    private readonly onChange: () => void,
    private readonly onEscape: () => void,
  ) {}

  get possible(): boolean {
    return document.fullscreenEnabled || this.landscapePhone.matches || this.portraitPhone.matches;
  }

  get on(): boolean {
    return this.coversPage || document.fullscreenElement === this.root;
  }

  /** The game has to be shown turned by a quarter, clockwise: the player holds the phone in portrait, and its screen cannot be turned. */
  get turned(): boolean {
    return this.coversPage && this.portraitPhone.matches;
  }

  /** True while entering or leaving, when some windows lose the focus for a moment. */
  get changing(): boolean {
    return this.isChanging;
  }

  /** True while the browser turns the screen for it, not the player. */
  get turning(): boolean {
    return this.isTurning;
  }

  /** Follows changes made by the player's browser or phone. Returns an unsubscribe function. */
  watch(): () => void {
    const unsubscribes = [
      listen(document, 'fullscreenchange', () => this.onFullScreenChange()),
      listen(this.landscapePhone, 'change', () => {
        if (!this.landscapePhone.matches && this.coversPage) void this.change(() => this.leave());
        else this.onChange();
      }),
      listen(this.portraitPhone, 'change', () => this.onChange()),
    ];
    return () => {
      for (const unsubscribe of unsubscribes) unsubscribe();
    };
  }

  /** Resolves when the change is made, or the browser has refused it. */
  async toggle(): Promise<void> {
    if (this.isChanging || !this.possible) return;
    if (this.on) this.wasLeftByPlayer = true;
    await this.change(() => (this.on ? this.leave() : this.enter()));
  }

  /** To be called while a run is under way: enters on a phone in landscape. */
  enterAutomatically(): void {
    if (!this.landscapePhone.matches || this.wasLeftByPlayer || this.isChanging || this.on) return;
    void this.change(() => this.enter());
  }

  private async change(action: () => Promise<void>): Promise<void> {
    this.isChanging = true;
    try {
      await action();
    } catch {
      // Refused: the game stays as it is.
    }
    this.isChanging = false;
    this.onChange();
  }

  private async enter(): Promise<void> {
    const isPortraitPhone = this.portraitPhone.matches;
    this.coversPage = this.landscapePhone.matches;
    const isLandscape = await this.fillScreen();
    if (!isPortraitPhone || isLandscape) return;
    // Browsers do not let an element in full screen be turned.
    await this.leave();
    this.coversPage = true;
  }

  /** Asks the browser for full screen in landscape. Resolves with whether the screen is in landscape now, for all the browser says. */
  private async fillScreen(): Promise<boolean> {
    // Without a preceding touch, browsers refuse and log an error.
    const { isActive } = navigator.userActivation ?? { isActive: true };
    if (!document.fullscreenEnabled || !isActive) return false;
    try {
      await this.root.requestFullscreen({ navigationUI: 'hide' });
    } catch {
      return false;
    }
    this.isTurning = true;
    const isLandscape = await lockLandscape();
    this.isTurning = false;
    return isLandscape;
  }

  private async leave(): Promise<void> {
    this.coversPage = false;
    // The browser's event may come later, and must not be taken for the player leaving.
    this.hasFullScreen = false;
    if (document.fullscreenElement === this.root) await document.exitFullscreen();
  }

  /** The player can also leave with Escape, or by a gesture of their phone. */
  private onFullScreenChange(): void {
    const hadFullScreen = this.hasFullScreen;
    this.hasFullScreen = document.fullscreenElement === this.root;
    if (hadFullScreen && !this.hasFullScreen && !this.isChanging && !this.turned) {
      this.wasLeftByPlayer = true;
      this.coversPage = false;
      this.onEscape();
    }
    this.onChange();
  }
}

/**
 * The stage is much wider than high: phones show it in landscape, however they are held, until full screen is left. Resolves with
 * whether this one does.
 */
async function lockLandscape(): Promise<boolean> {
  try {
    await screen.orientation.lock('landscape');
    return true;
  } catch {
    // Not a phone, or not supported.
    return false;
  }
}
