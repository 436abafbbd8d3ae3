/** The countdown 3-2-1 before a paused run continues. */
const COUNTS = 3;
const COUNT_MS = 500;

/** Counts down from a time on; all times are parameters, in ms. */
export class Countdown {
  private startedAt = 0;

  start(now: number): void {
    this.startedAt = now;
  }

  isOver(now: number): boolean {
    return now - this.startedAt >= COUNTS * COUNT_MS;
  }

  /** 3, 2 or 1. */
  count(now: number): number {
    const left = COUNTS - Math.floor((now - this.startedAt) / COUNT_MS);
    return Math.min(Math.max(left, 1), COUNTS);
  }
}

/**
 * A press restarts the game only this long after the crash or later, ms (rules, The end of a run).
 */
const RESTART_DELAY_MS = 500;

/** The time since a crash; all times are parameters, in ms. */
export class CrashTime {
  private crashedAt = 0;

  start(now: number): void {
    this.crashedAt = now;
  }

  since(now: number): number {
    return Math.max(0, now - this.crashedAt);
  }

  mayRestart(now: number): boolean {
    return now - this.crashedAt >= RESTART_DELAY_MS;
  }
}
