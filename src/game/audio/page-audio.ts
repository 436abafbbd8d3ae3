import { listen } from '#platform';
import { ZZFX } from 'zzfx';

/** Let go of the browser's sound this long after the last one, ms. */
const IDLE_TIMEOUT_MS = 8000;

/** The clock of a healthy context moves within this time, ms. */
const CLOCK_CHECK_MS = 1000;

/**
 * The page's only audio context. Runs only while there is something to hear, because a running
 * context keeps a phone's sound hardware on and a Mac awake.
 */
class PageAudio {
  readonly zzfx = ZZFX;
  private idleTimer: ReturnType<typeof setTimeout> | undefined;
  /** The last look at its clock: when, ms of `performance.now()`, and what it showed, s. */
  private seenAt = 0;
  private seenTime = 0;
  private stops = 0;

  constructor() {
    listen(document, 'visibilitychange', () => {
      if (document.hidden) this.suspend();
    });
  }

  get context(): AudioContext {
    return ZZFX.audioContext;
  }

  /** Time from a sound's start to the ear, ms; 0 where the browser doesn't say. */
  get latencyMs(): number {
    const { outputLatency }: { readonly outputLatency?: number } = this.context;
    return 1000 * (outputLatency ?? 0);
  }

  /** Returns whether a sound that starts now is heard. If not, asks the browser to resume. */
  resume(): boolean {
    if (document.hidden) return false;
    if (this.idleTimer === undefined) this.readClock();
    clearTimeout(this.idleTimer);
    this.idleTimer = setTimeout(() => this.suspend(), IDLE_TIMEOUT_MS);
    if (this.context.state === 'running') return true;
    void ignoreRejection(() => this.context.resume());
    return false;
  }

  suspend(): void {
    clearTimeout(this.idleTimer);
    this.idleTimer = undefined;
    void ignoreRejection(() => this.context.suspend());
  }

  /**
   * Call this during a gesture: some browsers resume sound only then. After the background, iOS may
   * leave a context whose clock stands still. Suspends and resumes it, and replaces it at the next
   * gesture if that didn't help. Returns whether the clock stood still, so that nothing was heard.
   */
  revive(): boolean {
    if (this.idleTimer === undefined) return false;
    if (this.context.state !== 'running') void ignoreRejection(() => this.context.resume());
    if (performance.now() - this.seenAt < CLOCK_CHECK_MS) return false;
    this.stops = this.context.currentTime === this.seenTime ? this.stops + 1 : 0;
    if (this.stops === 1) void ignoreRejection(() => this.restart());
    else if (this.stops === 2) void ignoreRejection(() => this.replace());
    this.readClock();
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

  private readClock(): void {
    this.seenAt = performance.now();
    this.seenTime = this.context.currentTime;
  }
}

export type { PageAudio };

export const pageAudio = new PageAudio();

async function ignoreRejection(ask: () => Promise<void>): Promise<void> {
  try {
    await ask();
  } catch {
    // A refusal is no error: the next sound or gesture asks again.
  }
}
