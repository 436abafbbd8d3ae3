/** The game alone on the whole screen. When its page goes, the browser leaves full screen by itself. */
export class FullScreen {
  private isChanging = false;

  /** @param root all that is to be seen of the page then. */
  constructor(private readonly root: HTMLElement) {}

  /** Whether the browser lets a page do so at all. iPhones have no such thing. */
  get possible(): boolean {
    return document.fullscreenEnabled;
  }

  get on(): boolean {
    return document.fullscreenElement === this.root;
  }

  /** On the way in or out, on which some windows lose the focus for a moment. */
  get changing(): boolean {
    return this.isChanging;
  }

  /** Settles when the change is made, or refused, which is the browser's right. */
  async toggle(): Promise<void> {
    if (this.isChanging || !this.possible) return;
    this.isChanging = true;
    try {
      await (this.on ? document.exitFullscreen() : this.enter());
    } catch {
      // Then the game stays as it stands.
    }
    this.isChanging = false;
  }

  private async enter(): Promise<void> {
    await this.root.requestFullscreen({ navigationUI: 'hide' });
    void lieDown();
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
