import { listen } from './listen.ts';

/** A phone held sideways: the stage alone is as wide as its screen, and what stands around it is out of sight in any case. */
const PHONE_ON_ITS_SIDE = '(max-height: 500px) and (orientation: landscape) and (pointer: coarse)';

/**
 * The game alone on the whole screen. Where the browser gives a page the screen, it is asked for it; on a phone held sideways
 * the game lies over its page as well, because iPhones never give it, and other phones only after a touch. There it comes by
 * itself with a run, until the player has left it. When its page goes, it goes too.
 */
export class FullScreen {
  private readonly sideways = matchMedia(PHONE_ON_ITS_SIDE);
  private isChanging = false;
  private liesOverPage = false;
  private hasScreen = false;
  private wasLeft = false;

  /**
   * @param root all that is to be seen of the page then.
   * @param tell called after every change, also of whether it is possible.
   */
  constructor(
    private readonly root: HTMLElement,
    private readonly tell: () => void,
  ) {}

  get possible(): boolean {
    return document.fullscreenEnabled || this.sideways.matches;
  }

  get on(): boolean {
    return this.liesOverPage || document.fullscreenElement === this.root;
  }

  /** On the way in or out, on which some windows lose the focus for a moment. */
  get changing(): boolean {
    return this.isChanging;
  }

  /** Follows what player and phone do without it. The returned function ends that. */
  watch(): () => void {
    const undo = [
      listen(document, 'fullscreenchange', () => this.follow()),
      listen(this.sideways, 'change', () => {
        if (!this.sideways.matches && this.liesOverPage) void this.change(() => this.leave());
        else this.tell();
      }),
    ];
    return () => {
      for (const remove of undo) remove();
    };
  }

  /** Settles when the change is made, or refused, which is the browser's right. */
  async toggle(): Promise<void> {
    if (this.isChanging || !this.possible) return;
    if (this.on) this.wasLeft = true;
    await this.change(() => (this.on ? this.leave() : this.enter()));
  }

  /** A run is under way: time for it to come by itself, where it does. */
  comeByItself(): void {
    if (!this.sideways.matches || this.wasLeft || this.isChanging || this.on) return;
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
    this.tell();
  }

  private async enter(): Promise<void> {
    this.liesOverPage = this.sideways.matches;
    // Asked without a touch, a browser would only complain.
    const { isActive } = navigator.userActivation ?? { isActive: true };
    if (!document.fullscreenEnabled || !isActive) return;
    await this.root.requestFullscreen({ navigationUI: 'hide' });
    void lieDown();
  }

  private async leave(): Promise<void> {
    this.liesOverPage = false;
    // A browser may tell of it later than it is done: it is not the player who leaves.
    this.hasScreen = false;
    if (document.fullscreenElement === this.root) await document.exitFullscreen();
  }

  /** The player also leaves it with Escape, or as their phone has it. */
  private follow(): void {
    const had = this.hasScreen;
    this.hasScreen = document.fullscreenElement === this.root;
    if (had && !this.hasScreen && !this.isChanging) {
      this.wasLeft = true;
      this.liesOverPage = false;
    }
    this.tell();
  }
}

/** The stage is much wider than high; a phone turns it without being turned itself. Leaving full screen undoes it. */
async function lieDown(): Promise<void> {
  try {
    await screen.orientation.lock('landscape');
  } catch {
    // No phone, or a browser that does not do this.
  }
}
