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
