import { coverPage } from './back-gesture.ts';
import { isInFrame } from './frame.ts';
import { listen } from './listen.ts';

/** Thumbs hold a phone or a tablet at its lower corners, so a run puts its keys there. */
const TOUCH_SCREEN = '(pointer: coarse)';
const UPRIGHT_SCREEN = `${TOUCH_SCREEN} and (orientation: portrait)`;

/**
 * Shows only the game: it covers its page, in the browser's full screen where there is one. On a
 * touch screen it enters full screen by itself when a run starts; in landscape, only until the
 * player has left full screen once.
 */
export class FullScreen {
  private readonly touchScreen = matchMedia(TOUCH_SCREEN);
  private readonly uprightScreen = matchMedia(UPRIGHT_SCREEN);
  private uncover: (() => void) | undefined;
  private isOn = false;
  private isChanging = false;
  private wasLeftByPlayer = false;

  constructor(
    private readonly root: HTMLElement,
    private readonly onChange: () => void,
    private readonly onEscape: () => void,
  ) {}

  get on(): boolean {
    return this.isOn;
  }

  /** While entering or leaving, some windows lose the focus for a moment. */
  get changing(): boolean {
    return this.isChanging;
  }

  watch(): () => void {
    return listen(document, 'fullscreenchange', () => {
      if (this.isOn && !this.isChanging && !this.fillsScreen) this.escape();
    });
  }

  async toggle(): Promise<void> {
    if (!this.isOn) return this.change(true, () => this.fillScreen());
    // In portrait a run under way covers the page again at once, so pause it.
    if (this.uprightScreen.matches) this.onEscape();
    return this.leave();
  }

  /** Call this while a run is under way. */
  enterAutomatically(): void {
    if (this.isOn) return;
    // Stay out of the browser's full screen: its message about how to leave would lie over the
    // score.
    // A frame has nothing but the game.
    if (isInFrame()) return;
    if (this.uprightScreen.matches) void this.change(true);
    else if (this.touchScreen.matches && !this.wasLeftByPlayer)
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
    if (!this.uprightScreen.matches) this.wasLeftByPlayer = true;
    return this.change(false, async () => {
      if (this.fillsScreen) await document.exitFullscreen();
    });
  }

  private async change(on: boolean, askBrowser?: () => Promise<void>): Promise<void> {
    this.isChanging = true;
    // Stays on while leaving: until the browser has left its full screen, the page would look
    // broken.
    this.isOn = true;
    try {
      await askBrowser?.();
    } catch {
      // Refused: the game covers its page all the same.
    }
    this.isOn = on;
    this.isChanging = false;
    // In its own full screen the browser handles the back gesture.
    if (on && !this.fillsScreen) this.uncover ??= coverPage(() => this.escape());
    else {
      this.uncover?.();
      this.uncover = undefined;
    }
    this.onChange();
  }

  private async fillScreen(): Promise<void> {
    // Without a preceding touch, browsers refuse and log an error.
    const { isActive } = navigator.userActivation ?? { isActive: true };
    if (document.fullscreenEnabled && isActive)
      await this.root.requestFullscreen({ navigationUI: 'hide' });
  }
}
