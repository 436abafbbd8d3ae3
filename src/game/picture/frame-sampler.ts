/**
 * Frames are judged in samples of this length, ms: long enough for a rate, and several of them in
 * two seconds.
 */
const SAMPLE_MS = 500;

/**
 * A longer gap between two frames is a break, such as a computer that was asleep, and not a slow
 * frame, ms.
 */
const BREAK_MS = 2000;

/** More frames than a sample of any screen has. */
const MOST_FRAMES = 1024;

/** Measures how frames follow one another. Allocates nothing. */
export class FrameSampler {
  /** How many frames of about half a second there were in which the picture moved. */
  count = 0;
  /** The sum of the times between each of them and the one before, ms. */
  ms = 0;
  /** These times, ms; of `count` frames. */
  readonly gaps = new Float64Array(MOST_FRAMES);
  /** Time of the last frame, ms; NaN if the next frame does not directly follow one. */
  private last = NaN;
  private isWhole = false;

  /**
   * Called for each frame; `now` is its time in ms.
   * @returns whether a sample ends with it, which can be read until the next frame.
   */
  frame(now: number): boolean {
    if (this.isWhole) {
      this.isWhole = false;
      this.count = 0;
      this.ms = 0;
    }
    const gap = now - this.last;
    this.last = now;
    // Also false for NaN.
    if (!(gap > 0 && gap <= BREAK_MS)) return false;
    this.gaps[this.count] = gap;
    this.count += 1;
    this.ms += gap;
    this.isWhole = this.ms >= SAMPLE_MS || this.count === MOST_FRAMES;
    return this.isWhole;
  }

  /** Call during a break: the time until the next frame then does not count as its duration. */
  interrupt(): void {
    this.last = NaN;
  }
}
