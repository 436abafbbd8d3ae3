export const COUNTDOWN_FROM = 3;
const COUNT_MS = 500;
/** Some browsers need a second to wake their sound. Others never do. */
const MAX_WAIT_MS = 3000;

/** The countdown 3-2-1 before a paused run continues. Times in ms. */
export class Countdown {
  private since = 0;

  /** @param awaitsSound whether the player goes by sounds that the browser doesn't play yet. */
  constructor(readonly awaitsSound: () => boolean) {}

  start(now: number): void {
    this.since = now;
  }

  /** The last count lasts until the sound comes. */
  isOver(now: number): boolean {
    const waitMs = this.awaitsSound() ? MAX_WAIT_MS : 0;
    return now - this.since >= COUNTDOWN_FROM * COUNT_MS + waitMs;
  }

  left(now: number): number {
    const left = COUNTDOWN_FROM - Math.floor((now - this.since) / COUNT_MS);
    return Math.min(Math.max(left, 1), COUNTDOWN_FROM);
  }
}
