import type { FrameSampler } from './frame-sampler.ts';

/**
 * Below this rate, frames a second, the game runs slower than it should: a frame takes 5 steps of
 * 1/60 s at most, and what is due beyond them is dropped.
 */
const TOO_SLOW_RATE = 12;

/**
 * The device counts as too slow after this long below that rate without a break, ms. By then the
 * scenery has begun to give way.
 */
const TOO_SLOW_MS = 3000;

/**
 * From this rate on, frames a second, the device keeps up again; it does so for good after this
 * long without a break, ms.
 */
const FINE_RATE = 20;
const FINE_MS = 3000;

/**
 * A device is often busy just after a start or a load, so that the frames of this time are not
 * judged, ms.
 */
const SETTLING_MS = 2000;

/**
 * Decides from samples of the frame times when the player is to be told that the device is too slow
 * for the game: once, until frames come fast enough again or the player has dismissed it. Allocates
 * nothing.
 */
export class SlowDevice {
  private state: 'fine' | 'too-slow' | 'told' = 'fine';
  private settlingMs = 0;
  /** For how long the frame rate has been too low, or fine, without a break, ms. */
  private slowMs = 0;
  private fineMs = 0;

  /** Whether the player is to be told so now. */
  get isTooSlow(): boolean {
    return this.state === 'too-slow';
  }

  /** Called with each sample of a run that is under way. */
  judge({ count, ms }: FrameSampler): void {
    if (this.settlingMs < SETTLING_MS) {
      this.settlingMs += ms;
      return;
    }
    const rate = (count * 1000) / ms;
    this.slowMs = rate < TOO_SLOW_RATE ? this.slowMs + ms : 0;
    this.fineMs = rate >= FINE_RATE ? this.fineMs + ms : 0;
    if (this.slowMs >= TOO_SLOW_MS && this.state === 'fine') this.state = 'too-slow';
    else if (this.fineMs >= FINE_MS) this.dismiss();
  }

  /** Call during a break, and when something has loaded: the next frames are not judged. */
  settle(): void {
    this.settlingMs = 0;
    this.slowMs = 0;
    this.fineMs = 0;
  }

  /** The player has read it, or has left: it is not said again. */
  dismiss(): void {
    if (this.state === 'too-slow') this.state = 'told';
  }
}

/** The one of this page visit. */
export const slowDevice = new SlowDevice();
