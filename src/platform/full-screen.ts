import { listen } from './listen.ts';

/** A phone in landscape orientation: the stage alone is as wide as its screen, and there is no room for anything around it. */
const PHONE_IN_LANDSCAPE = '(max-height: 500px) and (orientation: landscape) and (pointer: coarse)';

/**
 * Shows the game alone on the whole screen. Where the browser supports it, this uses the Fullscreen API. On a phone in
 * landscape orientation the game also covers its page, because iPhones have no such API and other phones allow it only after
 * a touch. There it is entered automatically when a run starts, unless the player has exited it before. It ends with the page.
 */
export class FullScreen {
  private readonly landscape = matchMedia(PHONE_IN_LANDSCAPE);
  private isChanging = false;
  private coversPage = false;
  private isFullScreenElement = false;
  private hasPlayerExited = false;

  /**
   * @param root the element that fills the screen.
   * @param onChange called after every change, also of whether it is possible.
   */
  constructor(
    private readonly root: HTMLElement,
    private readonly onChange: () => void,
  ) {}

  get possible(): boolean {
    return document.fullscreenEnabled || this.landscape.matches;
  }

  get on(): boolean {
    return this.coversPage || document.fullscreenElement === this.root;
  }

  /** While entering or exiting, during which some browsers blur the window for a moment. */
  get changing(): boolean {
    return this.isChanging;
  }

  /** Starts listening for changes that the player makes with the browser or the phone. Returns a dispose function. */
  attach(): () => void {
    const disposers = [
      listen(document, 'fullscreenchange', () => this.onFullScreenChange()),
      listen(this.landscape, 'change', () => {
        if (!this.landscape.matches && this.coversPage) void this.change(() => this.exit());
        else this.onChange();
      }),
    ];
    return () => {
      for (const dispose of disposers) dispose();
    };
  }

  /** Settles when the change is made, or when the browser has refused it. */
  async toggle(): Promise<void> {
    if (this.isChanging || !this.possible) return;
    if (this.on) this.hasPlayerExited = true;
    await this.change(() => (this.on ? this.exit() : this.enter()));
  }

  /** Call while a run is under way: enters full screen on a phone in landscape orientation. */
  enterOnRunStart(): void {
    if (!this.landscape.matches || this.hasPlayerExited || this.isChanging || this.on) return;
    void this.change(() => this.enter());
  }

  private async change(make: () => Promise<void>): Promise<void> {
    this.isChanging = true;
    try {
      await make();
    } catch {
      // The browser refused: the game stays as it is.
    }
    this.isChanging = false;
    this.onChange();
  }

  private async enter(): Promise<void> {
    this.coversPage = this.landscape.matches;
    // Without a recent touch or key press the request would fail and log an error.
    const { isActive } = navigator.userActivation ?? { isActive: true };
    if (!document.fullscreenEnabled || !isActive) return;
    await this.root.requestFullscreen({ navigationUI: 'hide' });
    void lockLandscape();
  }

  private async exit(): Promise<void> {
    this.coversPage = false;
    // Reset before the browser's late `fullscreenchange` event, which would otherwise look like an exit by the player.
    this.isFullScreenElement = false;
    if (document.fullscreenElement === this.root) await document.exitFullscreen();
  }

  /** The player can also exit with Escape or with a gesture of the phone. */
  private onFullScreenChange(): void {
    const wasFullScreenElement = this.isFullScreenElement;
    this.isFullScreenElement = document.fullscreenElement === this.root;
    if (wasFullScreenElement && !this.isFullScreenElement && !this.isChanging) {
      this.hasPlayerExited = true;
      this.coversPage = false;
    }
    this.onChange();
  }
}

/** Locks a phone's orientation to landscape, because the stage is much wider than high. Exiting full screen unlocks it. */
async function lockLandscape(): Promise<void> {
  try {
    await screen.orientation.lock('landscape');
  } catch {
    // Not a phone, or a browser that does not support it.
  }
}
