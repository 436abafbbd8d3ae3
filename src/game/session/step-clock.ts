import { STEPS_PER_SECOND } from '#simulation';

const STEP_MS = 1000 / STEPS_PER_SECOND;

/** Drop further steps that are due in one frame: the player couldn't react to them. */
const MAX_STEPS_PER_FRAME = 5;

/** A gap longer than this is a stall, not a slow frame. It counts as one step. */
const STALL_MS = 250;

/** After a gap this long nobody is playing, ms: the lid was closed, or a dialog came up. */
const SUSPENDED_MS = 1000;

/** Tolerance, in steps, so that 60 frames of 16.666... ms are 60 steps despite rounding errors. */
const ROUNDING = 1e-6;

/**
 * Turns frame times into steps of 1/60 s, so that every refresh rate gets the same number of steps
 * a second.
 */
export class StepClock {
  private last = 0;
  private accumulated = 0;
  private rate = 1;

  get alpha(): number {
    return Math.min(this.accumulated / STEP_MS, 1);
  }

  /** @param rate the speed of the run's time relative to real time. */
  start(now: number, rate: number): void {
    this.rate = rate;
    this.last = now;
    this.accumulated = 0;
  }

  setRate(rate: number): void {
    this.rate = rate;
  }

  /** Keeps the accumulated time, but leaves out the time since the last frame. */
  resume(now: number): void {
    this.last = now;
  }

  wasSuspended(now: number): boolean {
    return now - this.last >= SUSPENDED_MS;
  }

  stepsDue(now: number): number {
    const gap = now - this.last;
    // A frame's time is its start, which can be before the key press that started the clock.
    if (gap < 0) return 0;
    this.last = now;
    if (gap > STALL_MS) return 1;
    this.accumulated += gap * this.rate;
    const steps = Math.floor(this.accumulated / STEP_MS + ROUNDING);
    this.accumulated = Math.max(0, this.accumulated - steps * STEP_MS);
    return Math.min(steps, MAX_STEPS_PER_FRAME);
  }
}
