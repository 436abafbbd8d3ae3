import { listen } from './listen.ts';

/** A phone held sideways: the stage alone is as wide as its screen, and what stands around it is out of sight in any case. */
const PHONE_IN_LANDSCAPE = '(max-height: 500px) and (orientation: landscape) and (pointer: coarse)';

/**
 * The game alone on the whole screen. Where the browser gives a page the screen, it is asked for it; on a phone held sideways
 * the game lies over its page as well, because iPhones never give it, and other phones only after a touch. There it comes by
 * itself with a run, until the player has left it. When its page goes, it goes too.
 */
export class FullScreen {
  private readonly landscape = matchMedia(PHONE_IN_LANDSCAPE);
  private isChanging = false;
  private coversPage = false;
  private isFullScreenElement = false;
  private hasPlayerExited = false;

  /**
   * @param root all that is to be seen of the page then.
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

  /** On the way in or out, on which some windows lose the focus for a moment. */
  get changing(): boolean {
    return this.isChanging;
  }

  /** Follows what player and phone do without it. The returned function ends that. */
  attach(): () => void {
    const undo = [
      listen(document, 'fullscreenchange', () => this.onFullScreenChange()),
      listen(this.landscape, 'change', () => {
        if (!this.landscape.matches && this.coversPage) void this.change(() => this.exit());
        else this.onChange();
      }),
    ];
    return () => {
      for (const remove of undo) remove();
    };
  }

  /** Settles when the change is made, or refused, which is the browser's right. */
  async toggle(): Promise<void> {
    if (this.isChanging || !this.possible) return;
    if (this.on) this.hasPlayerExited = true;
    await this.change(() => (this.on ? this.exit() : this.enter()));
  }

  /** A run is under way: time for it to come by itself, where it does. */
  enterOnRunStart(): void {
    if (!this.landscape.matches || this.hasPlayerExited || this.isChanging || this.on) return;
    void this.change(() => this.enter());
  }

  private async change(make: () => Promise<void>): Promise<void> {
    this.isChanging = true;
    try {
      await make();
    } catch {
      // Then the game stays as it stands.
    }
    this.isChanging = false;
    this.onChange();
  }

  private async enter(): Promise<void> {
    this.coversPage = this.landscape.matches;
    // Asked without a touch, a browser would only complain.
    const { isActive } = navigator.userActivation ?? { isActive: true };
    if (!document.fullscreenEnabled || !isActive) return;
    await this.root.requestFullscreen({ navigationUI: 'hide' });
    void lockLandscape();
  }

  private async exit(): Promise<void> {
    this.coversPage = false;
    // A browser may tell of it later than it is done: it is not the player who leaves.
    this.isFullScreenElement = false;
    if (document.fullscreenElement === this.root) await document.exitFullscreen();
  }

  /** The player also leaves it with Escape, or as their phone has it. */
  private onFullScreenChange(): void {
    const had = this.isFullScreenElement;
    this.isFullScreenElement = document.fullscreenElement === this.root;
    if (had && !this.isFullScreenElement && !this.isChanging) {
      this.hasPlayerExited = true;
      this.coversPage = false;
    }
    this.onChange();
  }
}

/** The stage is much wider than high; a phone turns it without being turned itself. Leaving full screen undoes it. */
async function lockLandscape(): Promise<void> {
  try {
    await screen.orientation.lock('landscape');
  } catch {
    // No phone, or a browser that does not do this.
  }
}
