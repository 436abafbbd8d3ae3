import type { RunView } from '#simulation';

const BLINKS = 3;
/**
 * How long it is hidden, and then visible again, steps: two and a half blinks a second, below the
 * three that can harm.
 */
const PHASE_STEPS = 12;
const STEPS = 2 * BLINKS * PHASE_STEPS;

/** Something that is hidden and shown again three times, counted in steps of a run. */
export class Blink {
  private since = Number.NEGATIVE_INFINITY;

  /** Starts, unless it is blinking already: it must not blink faster. */
  start({ steps }: RunView): void {
    if (steps - this.since >= STEPS) this.since = steps;
  }

  stop(): void {
    this.since = Number.NEGATIVE_INFINITY;
  }

  isHiding({ steps }: RunView): boolean {
    const age = steps - this.since;
    return age < STEPS && Math.floor(age / PHASE_STEPS) % 2 === 0;
  }
}
