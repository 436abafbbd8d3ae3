import { STEPS_PER_SECOND } from '#simulation';

const STEP_MS = 1000 / STEPS_PER_SECOND;

/**
 * The most steps in one frame. Further steps that are due are dropped: the player could not react
 * to them.
 */
const MAX_STEPS_PER_FRAME = 5;

/** A gap longer than this is a stall, not a slow frame, and counts as one step (rules, Time). */
const STALL_MS = 250;

/** A gap this long means that nobody is playing, ms: a lid was closed, or a dialog came. */
const SLEEP_MS = 1000;

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

  /** How much of the time from the last step to the next one has passed, 0 to 1. */
  get alpha(): number {
    return Math.min(this.accumulated / STEP_MS, 1);
  }

  /**
   * Starts at `now` with no time accumulated. `rate` is the speed of the run's time relative to
   * real time.
   */
  start(now: number, rate: number): void {
    this.rate = rate;
    this.last = now;
    this.accumulated = 0;
  }

  /** Changes the rate; the accumulated time is kept. */
  setRate(rate: number): void {
    this.rate = rate;
  }

  /** Continues at `now` with the accumulated time; the time in between does not count. */
  resume(now: number): void {
    this.last = now;
  }

  hasSlept(now: number): boolean {
    return now - this.last >= SLEEP_MS;
  }

  /** Returns the number of steps to take in the frame at `now`. */
  stepsDue(now: number): number {
    const gap = now - this.last;
    // A frame's time is when it began, which can be before the key press that started the clock.
    if (gap < 0) return 0;
    this.last = now;
    if (gap > STALL_MS) return 1;
    this.accumulated += gap * this.rate;
    const steps = Math.floor(this.accumulated / STEP_MS + ROUNDING);
    this.accumulated = Math.max(0, this.accumulated - steps * STEP_MS);
    return Math.min(steps, MAX_STEPS_PER_FRAME);
  }
}
