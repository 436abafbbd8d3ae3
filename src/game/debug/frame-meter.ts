/** Browsers round their clocks, to 0.1 ms as a rule: only the mean over many frames says something. */
const WEIGHT = 0.02;

/** A mean that forgets: the last 50 values or so count. */
class RecentMean {
  value = 0;
  private count = 0;

  add(value: number): void {
    this.count += 1;
    this.value += (value - this.value) * Math.max(WEIGHT, 1 / this.count);
  }
}

/** Measures the script of a frame, for the debug panel. Off unless it is asked for: each look at the clock takes time. */
export class FrameMeter {
  private readonly step = new RecentMean();
  private readonly frame = new RecentMean();

  /** ms of script for one step, lately. */
  get stepMs(): number {
    return this.step.value;
  }

  /** ms of script for one frame, its steps included, lately. */
  get frameMs(): number {
    return this.frame.value;
  }

  /**
   * Runs and measures one frame.
   * @param advance takes the steps that are due, and returns how many they were.
   */
  measure(advance: () => number, draw: () => void): void {
    const begun = performance.now();
    const steps = advance();
    if (steps > 0) this.step.add((performance.now() - begun) / steps);
    draw();
    this.frame.add(performance.now() - begun);
  }
}
