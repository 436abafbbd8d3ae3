import { LATE_PERIODS } from './late-frame.ts';

/** How long a run has to go on before its first frame is left out, ms: by then the page has shown its new state. */
const SETTLE_MS = 500;

/** How fast the measured period of the screen grows, per frame, until a frame comes sooner. */
const PERIOD_GROWTH = 1.01;

/** A frame whose script ends later than this after the frame began, ms, may miss the screen's refresh. Usually it is one or two. */
const BUSY_MS = 8;

/** Between two frames that are left out, ms. It doubles each time it was too short, so that a machine that is late again and again loses little. */
const MIN_INTERVAL_MS = 2000;
const MAX_INTERVAL_MS = 64_000;

/**
 * Decides which frames are not drawn, so that the browser shows all others sooner.
 *
 * Once a frame has missed the screen's refresh, Chromium begins each following one by showing the one before: every
 * picture is a whole frame late from then on, for as long as frames are drawn without a break. A single frame in which nothing is
 * drawn ends that: from a key to its picture it takes some 13 ms then instead of 27 (`npm run bench`, "key to presented frame").
 * A page cannot see in which of the two states it is. So one frame is left out soon after a run begins or goes on, and one after
 * each frame that may have missed the refresh.
 */
export class LatencyRecovery {
  /** Time of the last frame, ms; NaN if the next frame does not directly follow one. */
  private last = NaN;
  /** Shortest time between two frames of late, ms. */
  private period = Infinity;
  private playingMs = 0;
  private intervalMs = MIN_INTERVAL_MS;
  private sinceLeftOutMs = Infinity;
  private isDue = true;

  /** To be called at the start of each frame in which the picture moves. Returns whether it is to be left out. @param now its time, ms. */
  begin(now: number): boolean {
    const gap = now - this.last;
    this.last = now;
    if (!(gap > 0)) return false;
    this.playingMs += gap;
    this.sinceLeftOutMs += gap;
    const isLate = gap > LATE_PERIODS * this.period;
    this.period = Math.min(this.period * PERIOD_GROWTH, gap);
    if (isLate) this.isDue = true;
    // Not the late one itself: the page may still be busy with what delayed it.
    if (isLate || !this.isDue || this.playingMs < SETTLE_MS || this.sinceLeftOutMs < this.intervalMs) return false;
    const wasTooSoon = this.sinceLeftOutMs < 2 * this.intervalMs;
    this.intervalMs = wasTooSoon ? Math.min(2 * this.intervalMs, MAX_INTERVAL_MS) : MIN_INTERVAL_MS;
    this.isDue = false;
    this.sinceLeftOutMs = 0;
    return true;
  }

  /** To be called at the end of each such frame. @param at the time by then, ms. */
  end(at: number): void {
    if (at - this.last > BUSY_MS) this.isDue = true;
  }

  /** Call while the picture stands still, and when another run begins. */
  interrupt(): void {
    this.last = NaN;
    this.playingMs = 0;
    this.intervalMs = MIN_INTERVAL_MS;
    this.sinceLeftOutMs = Infinity;
    this.isDue = true;
  }
}
