/** A tap belongs to a cue if it comes at most this long before it, or this long after it, ms. */
const EARLIEST_MS = 150;
const LATEST_MS = 900;

/** How many taps it takes. */
export const TAPS_WANTED = 12;
/** Somebody who has not tapped that often by then is not tapping along. */
const MOST_CUES = 18;

/** Collects how long after each cue a player taps. Times are ms on one clock. */
export class TapTrial {
  private readonly found: number[] = [];
  private cue = NaN;
  private cues = 0;

  /** The time from each cue to its tap, ms; a tap just before the cue is negative. */
  get times(): readonly number[] {
    return this.found;
  }

  get isOver(): boolean {
    return this.found.length >= TAPS_WANTED || this.cues >= MOST_CUES;
  }

  /** The next cue starts at this time. */
  cueAt(time: number): void {
    this.cue = time;
    this.cues += 1;
  }

  /** Takes a tap. One that belongs to no cue, or to one that has been answered, does not count. */
  tap(time: number): void {
    const late = time - this.cue;
    if (!(late >= -EARLIEST_MS && late <= LATEST_MS)) return;
    this.found.push(late);
    this.cue = NaN;
  }
}
