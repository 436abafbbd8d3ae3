export const COUNTS = 3;
const COUNT_MS = 500;

/** The countdown 3-2-1 before a paused run continues. Times in ms. */
export class Countdown {
  private since = 0;

  start(now: number): void {
    this.since = now;
  }

  isOver(now: number): boolean {
    return now - this.since >= COUNTS * COUNT_MS;
  }

  left(now: number): number {
    const left = COUNTS - Math.floor((now - this.since) / COUNT_MS);
    return Math.min(Math.max(left, 1), COUNTS);
  }
}
