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

/** The frames of about half a second in which the picture moved. */
export interface FrameSample {
  /** How many frames there were. */
  readonly count: number;
  /** Time between each of them and the one before, ms; of `count` frames. */
  readonly gaps: Readonly<ArrayLike<number>>;
  /** The sum of these, ms. */
  readonly ms: number;
}

/** Measures how frames follow one another. Allocates nothing. */
export class FrameSampler implements FrameSample {
  count = 0;
  ms = 0;
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
