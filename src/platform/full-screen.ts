import { allOf, listen } from './listen.ts';

/**
 * A phone in landscape: the stage fills its screen, and the rest of the page is out of sight in any
 * case.
 */
const LANDSCAPE_PHONE = '(max-height: 500px) and (orientation: landscape) and (pointer: coarse)';

/** A phone in portrait: the stage is much wider than high, and would be small on it. */
const PORTRAIT_PHONE = '(max-width: 500px) and (orientation: portrait) and (pointer: coarse)';

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
 * The game alone on the whole screen. It asks the browser for full screen. On a phone in landscape
 * the game also covers its page, because iPhones never give full screen and other phones only after
 * a touch; there it enters by itself when a run starts, until the player has left it once. On a
 * phone in portrait it turns the screen if the player asks for full screen; where that is
 * impossible the game covers the page and is itself turned by a quarter. If the player does not
 * ask, a run covers the page upright.
 */
export class FullScreen {
  private readonly landscapePhone = matchMedia(LANDSCAPE_PHONE);
  private readonly portraitPhone = matchMedia(PORTRAIT_PHONE);
  private readonly uprightScreen = matchMedia(UPRIGHT_SCREEN);
  private readonly backGesture = new BackGesture(() => this.onBack());
  private isChanging = false;
  private isTurning = false;
  private coversPage = false;
  /** On a phone in portrait the player has asked for the stage in landscape. */
  private wantsTurn = false;
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

  /**
   * The game has to be shown turned by a quarter, clockwise: the player holds the phone in
   * portrait, and its screen cannot be turned.
   */
  get turned(): boolean {
    return this.coversPage && this.wantsTurn && this.portraitPhone.matches;
  }

  /** The stage stands above its buttons, and is itself higher than wide. */
  get upright(): boolean {
    return this.on && this.uprightScreen.matches && !this.wantsTurn;
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
    return allOf([
      listen(document, 'fullscreenchange', () => this.onFullScreenChange()),
      ...[this.landscapePhone, this.portraitPhone, this.uprightScreen].map((query) =>
        listen(query, 'change', () => this.onScreenChange()),
      ),
      this.backGesture.watch(),
    ]);
  }

  /** Resolves when the change is made, or the browser has refused it. */
  async toggle(): Promise<void> {
    if (this.isChanging || !this.possible) return;
    if (!this.on) return this.change(() => this.enter());
    // Upright, the next run covers the page again, and so a run that goes on has to wait.
    if (this.upright) this.onEscape();
    else this.wasLeftByPlayer = true;
    return this.change(() => this.leave());
  }

  /**
   * To be called while a run is under way: enters on a phone in landscape, and on an upright touch
   * screen.
   */
  enterAutomatically(): void {
    if (this.isChanging || this.on) return;
    if (this.uprightScreen.matches) void this.change(() => this.coverUpright());
    else if (this.landscapePhone.matches && !this.wasLeftByPlayer)
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
    this.backGesture.setCovered(this.coversPage);
    this.onChange();
  }

  /**
   * Without the browser's full screen, whose words about how to leave it would lie over the score.
   */
  private async coverUpright(): Promise<void> {
    this.coversPage = true;
    this.wantsTurn = false;
  }

  private async enter(): Promise<void> {
    const isPortraitPhone = this.portraitPhone.matches;
    this.coversPage = this.landscapePhone.matches;
    this.wantsTurn = isPortraitPhone;
    const isLandscape = await this.fillScreen();
    if (!isPortraitPhone || isLandscape) return;
    // Browsers do not let an element in full screen be turned.
    await this.leave();
    this.coversPage = true;
  }

  /**
   * Asks the browser for full screen in landscape. Resolves with whether the screen is in landscape
   * now, for all the browser says.
   */
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
      this.backGesture.setCovered(false);
      this.onEscape();
    }
    this.onChange();
  }

  /**
   * The player has turned the screen, or the window has another size: on a larger screen the page
   * is given back.
   */
  private onScreenChange(): void {
    const isPhone =
      this.landscapePhone.matches || this.portraitPhone.matches || this.uprightScreen.matches;
    if (this.coversPage && !isPhone) void this.change(() => this.leave());
    else this.onChange();
  }

  private onBack(): void {
    if (!this.upright) this.wasLeftByPlayer = true;
    this.onEscape();
    void this.change(() => this.leave());
  }
}

/**
 * The stage is much wider than high: phones show it in landscape, however they are held, until full
 * screen is left. Resolves with whether this one does.
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
