/** Frames are judged in samples of this length, ms. */
const SAMPLE_MS = 500;

/**
 * Below this rate, frames a second, the game runs slower than it should: a frame takes 5 steps of 1/60 s at most, and what is
 * due beyond them is dropped.
 */
const TOO_SLOW_RATE = 12;

/** The device counts as too slow after this long below that rate without a break, ms. By then the scenery has begun to give way. */
const TOO_SLOW_MS = 3000;

/** From this rate on, frames a second, the device keeps up again; it does so for good after this long without a break, ms. */
const FINE_RATE = 20;
const FINE_MS = 3000;

/** A device is often busy just after a start or a load, so that the frames of this time are not judged, ms. */
const SETTLING_MS = 2000;

/** A longer gap between two frames is a break, such as a computer that was asleep, and not a slow frame, ms. */
const BREAK_MS = 2000;

/**
 * Decides from the frame times when the player is to be told that the device is too slow for the game: once, until frames come
 * fast enough again or the player has dismissed it. Allocates nothing.
 */
export class SlowDevice {
  private state: 'fine' | 'too-slow' | 'told' = 'fine';
  /** Time of the last frame, ms; NaN if the next frame does not directly follow one. */
  private last = NaN;
  private settlingMs = 0;
  /** The current sample: its frames, and its length in ms. */
  private frames = 0;
  private sampleMs = 0;
  /** For how long the frame rate has been too low, or fine, without a break, ms. */
  private slowMs = 0;
  private fineMs = 0;

  /** Whether the player is to be told so now. */
  get isTooSlow(): boolean {
    return this.state === 'too-slow';
  }

  /** Called for each frame of a run that is under way; `now` is its time in ms. */
  frame(now: number): void {
    if (this.state === 'told') return;
    const gap = now - this.last;
    this.last = now;
    if (gap > BREAK_MS) this.settle();
    // Also false for NaN.
    if (!(gap > 0 && gap <= BREAK_MS)) return;
    this.settlingMs += gap;
    if (this.settlingMs < SETTLING_MS) return;
    this.frames += 1;
    this.sampleMs += gap;
    if (this.sampleMs >= SAMPLE_MS) this.endSample();
  }

  /** Call during a break, and when something has loaded: the next frames are not judged. */
  settle(): void {
    this.last = NaN;
    this.settlingMs = 0;
    this.slowMs = 0;
    this.fineMs = 0;
    this.frames = 0;
    this.sampleMs = 0;
  }

  /** The player has read it, or has left: it is not said again. */
  dismiss(): void {
    if (this.state === 'too-slow') this.state = 'told';
  }

  private endSample(): void {
    const { frames, sampleMs } = this;
    this.frames = 0;
    this.sampleMs = 0;
    const rate = (frames * 1000) / sampleMs;
    this.slowMs = rate < TOO_SLOW_RATE ? this.slowMs + sampleMs : 0;
    this.fineMs = rate >= FINE_RATE ? this.fineMs + sampleMs : 0;
    if (this.slowMs >= TOO_SLOW_MS) this.state = 'too-slow';
    else if (this.fineMs >= FINE_MS) this.dismiss();
  }
}

/** The one of this page visit. */
export const slowDevice = new SlowDevice();
