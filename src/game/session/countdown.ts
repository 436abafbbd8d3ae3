export const COUNTDOWN_FROM = 3;
const COUNT_MS = 500;

/** The countdown 3-2-1 before a paused run continues. Times in ms. */
export class Countdown {
  private since = 0;

  start(now: number): void {
    this.since = now;
  }

  isOver(now: number): boolean {
    return now - this.since >= COUNTDOWN_FROM * COUNT_MS;
  }

  left(now: number): number {
    const left = COUNTDOWN_FROM - Math.floor((now - this.since) / COUNT_MS);
    return Math.min(Math.max(left, 1), COUNTDOWN_FROM);
  }
}
