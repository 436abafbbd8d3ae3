import { listen } from '#platform';
import { ZZFX } from 'zzfx';

/** The browser's sound is let go so long after the last sound, ms. */
const AWAKE_MS = 8000;

/** The clock of a context that is well has moved after so long, ms. */
const MOVES_WITHIN_MS = 1000;

/**
 * The page's audio context, of which there is one at a time. It runs only while something is to be
 * heard: one that runs keeps a phone's sound hardware on and a Mac from sleeping.
 */
class PageAudio {
  readonly zzfx = ZZFX;
  /** Undefined while nothing is to be heard. */
  private sleepTimer: ReturnType<typeof setTimeout> | undefined;
  /** When its clock was last looked at, ms of `performance.now()`, and what it said, s. */
  private seenAt = 0;
  private seenTime = 0;
  /** How often in a row the clock had not moved. */
  private stops = 0;

  constructor() {
    listen(document, 'visibilitychange', () => {
      if (document.hidden) this.sleep();
    });
  }

  get context(): AudioContext {
    return ZZFX.audioContext;
  }

  /** Time from a sound's start to the ear, ms, as far as the browser says: 0 where it does not. */
  get latencyMs(): number {
    const { outputLatency }: { readonly outputLatency?: number } = this.context;
    return 1000 * (outputLatency ?? 0);
  }

  /** Returns whether a sound that starts now is heard. If not, the browser is asked for it. */
  wake(): boolean {
    if (document.hidden) return false;
    if (this.sleepTimer === undefined) this.lookAtClock();
    clearTimeout(this.sleepTimer);
    this.sleepTimer = setTimeout(() => this.sleep(), AWAKE_MS);
    if (this.context.state === 'running') return true;
    void ignoreRejection(() => this.context.resume());
    return false;
  }

  /** Lets the browser's sound go, until the next call of {@link wake}. */
  sleep(): void {
    clearTimeout(this.sleepTimer);
    this.sleepTimer = undefined;
    void ignoreRejection(() => this.context.suspend());
  }

  /**
   * Call it during a gesture: some browsers resume sound only then. After the background, iOS may
   * leave a context whose clock stands still. It is suspended and resumed, and by the next gesture
   * replaced. Returns whether the clock stood still, so that nothing was heard.
   */
  revive(): boolean {
    if (this.sleepTimer === undefined) return false;
    if (this.context.state !== 'running') void ignoreRejection(() => this.context.resume());
    if (performance.now() - this.seenAt < MOVES_WITHIN_MS) return false;
    this.stops = this.context.currentTime === this.seenTime ? this.stops + 1 : 0;
    if (this.stops === 1) void ignoreRejection(() => this.restart());
    else if (this.stops === 2) void ignoreRejection(() => this.replace());
    this.lookAtClock();
    return this.stops > 0;
  }

  private async restart(): Promise<void> {
    const { context } = this;
    await context.suspend();
    await context.resume();
  }

  private async replace(): Promise<void> {
    const { context } = this;
    ZZFX.audioContext = new AudioContext();
    await Promise.all([context.close(), this.context.resume()]);
  }

  private lookAtClock(): void {
    this.seenAt = performance.now();
    this.seenTime = this.context.currentTime;
  }
}

export type { PageAudio };

export const pageAudio = new PageAudio();

/**
 * A browser may refuse to resume or suspend its audio context. That is not an error: the game is
 * silent then.
 */
async function ignoreRejection(ask: () => Promise<void>): Promise<void> {
  try {
    await ask();
  } catch {
    // See above.
  }
}
