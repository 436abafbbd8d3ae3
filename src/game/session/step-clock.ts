import { STEPS_PER_SECOND } from '#simulation';

const STEP_MS = 1000 / STEPS_PER_SECOND;

/** Most steps one frame makes up for; what is owed beyond them is dropped: nobody could have seen it coming. */
const MAX_STEPS_PER_FRAME = 5;

/** A gap longer than this is a stall, not a slow frame, and counts as one step (rules, Time). */
export const STALL_MS = 250;

/** 60 frames of 16.666... ms are 60 steps, whatever the last bits of the sum say. */
const ROUNDING = 1e-6;

/** Turns the times of frames into steps of 1/60 s: the same number of them a second at any refresh rate. */
export class StepClock {
  private last = 0;
  private owed = 0;
  private rate = 1;

  /** How far the time has come from the last step towards the next one, 0 to 1. */
  get alpha(): number {
    return Math.min(this.owed / STEP_MS, 1);
  }

  /** Begins at `now`, with nothing owed. `rate` is how fast the run's time passes, as a share of ours. */
  start(now: number, rate: number): void {
    this.rate = rate;
    this.last = now;
    this.owed = 0;
  }

  /** From here on the run's time passes at another rate; nothing that is owed is lost. */
  setRate(rate: number): void {
    this.rate = rate;
  }

  /** Goes on at `now` from exactly where it stood; the time in between does not count. */
  resume(now: number): void {
    this.last = now;
  }

  /** The steps to take in the frame at `now`. */
  stepsDue(now: number): number {
    const gap = now - this.last;
    // A frame's time is that of its beginning: it can lie before the key press that started the clock.
    if (gap < 0) return 0;
    this.last = now;
    if (gap > STALL_MS) return 1;
    this.owed += gap * this.rate;
    const steps = Math.floor(this.owed / STEP_MS + ROUNDING);
    this.owed = Math.max(0, this.owed - steps * STEP_MS);
    return Math.min(steps, MAX_STEPS_PER_FRAME);
  }
}
