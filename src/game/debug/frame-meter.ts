/**
 * Weight of a new value in the mean. Browsers round their clocks, usually to 0.1 ms, so only the
 * mean of many frames is useful.
 */
const NEW_VALUE_WEIGHT = 0.02;

class RecentMean {
  value = 0;
  private count = 0;

  add(value: number): void {
    this.count += 1;
    this.value += (value - this.value) * Math.max(NEW_VALUE_WEIGHT, 1 / this.count);
  }
}

/** Measures the script time of frames. Debug mode only, because reading the clock takes time. */
export class FrameMeter {
  private readonly step = new RecentMean();
  private readonly frame = new RecentMean();

  get stepMs(): number {
    return this.step.value;
  }

  get frameMs(): number {
    return this.frame.value;
  }

  measure(advance: () => number, draw: () => void): void {
    const begun = performance.now();
    const steps = advance();
    if (steps > 0) this.step.add((performance.now() - begun) / steps);
    draw();
    this.frame.add(performance.now() - begun);
  }
}
