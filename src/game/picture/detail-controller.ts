import { type Detail, DETAILS } from '#stage';
import { STALL_MS } from '../session/step-clock.ts';
import type { FrameSampler } from './frame-sampler.ts';

/** The frame rate that is aimed at, frames a second; a higher one counts as this. */
const FULL_RATE = 60;

/**
 * Below this rate, frames a second, a sample counts as slow even if its frames are even. It lies
 * below the 50 and 48 Hz of some screens.
 */
const SLOW_RATE = 47;

/** The level is lowered after frames have been slow for this long without a break, ms. */
const SLOW_MS = 2000;

/** A frame is late if it comes more than this many periods of the screen after the last one. */
const LATE_PERIODS = 1.5;

/** A sample with at most this many late frames (two a second) counts as even. */
const MAX_LATE_FRAMES = 1;

/**
 * The level is raised after this long of even samples without a break, ms. Each level that was
 * raised too soon doubles it, up to the maximum.
 */
const RAISE_AFTER_MS = 10_000;
const MAX_RAISE_AFTER_MS = 160_000;

/**
 * A level was raised too soon if it is lowered again within the first time; after the second it has
 * proved itself. ms.
 */
const RAISED_TOO_SOON_MS = 5000;
const STAYED_MS = 60_000;

/** Frame rates that differ by at least this factor are noticeably different. */
const NOTICEABLE = 1.1;

/** A level that lasted this long helped: lowering it later begins a new descent. ms. */
const SETTLED_MS = 10_000;

/** Levels that did not help are not tried again for this long, ms. */
const JUDGED_FOR_MS = 160_000;

const LOWEST = DETAILS.length - 1;

/**
 * Decides from samples of the frame times how much of the picture is drawn, by raising and lowering
 * the level of {@link Detail}.
 *
 * **Lower**: the level is lowered by one when frames have been slow for two seconds: noticeably
 * fewer than the screen gives, and some of them late.
 *
 * **Judge**: if frames are still slow after two seconds at the lowest level, the whole descent is
 * judged, and every level that did not raise the frame rate noticeably is restored at once. So with
 * a battery saver that limits the rate to 30 frames a second, or on a page that is slow for another
 * reason, all of the scenery is back after eight seconds. The descent is judged only at its end
 * because the number of pixels alone may be the cause, and only the lowest level has fewer of them.
 * From then on the measured rate counts as the screen's own rate, until the screen gives more: only
 * noticeably lower rates are slow. For 160 s the level is not lowered below the restored one.
 *
 * **Raise**: the level is raised by one after ten seconds with nearly no late frame. If it has to
 * be lowered again within five seconds, that delay doubles, up to 160 s; a level that lasts for a
 * minute resets it.
 *
 * All durations leave stalls out. Allocates nothing.
 */
export class DetailController {
  /** The last measured rate, frames a second; 0 before the first half second. */
  framesPerSecond = 0;

  /** Index in DETAILS. */
  private level = 0;
  /** The screen's own rate as far as it is known, frames a second; at most FULL_RATE. */
  private screenRate = FULL_RATE;

  /** For how long frames have been slow without a break, ms, and how many they were. */
  private slowMs = 0;
  private slowFrames = 0;
  /**
   * For how long samples have been even without a break, and after how long the level is raised,
   * ms.
   */
  private evenMs = 0;
  private raiseAfterMs = RAISE_AFTER_MS;
  /** Time since the level last changed, ms, and whether it was raised then. */
  private changedMs = 0;
  private wasRaised = false;

  /** The level at which the current descent began, and the frame rate at each of its levels. */
  private descentFrom = 0;
  private readonly rates = new Float64Array(DETAILS.length);
  /** The level that the last judgement restored, and the time since then, ms. */
  private judgedLevel = LOWEST;
  private judgedMs = 0;

  get detail(): Detail {
    return DETAILS[this.level] ?? 'full';
  }

  /** Called with each sample of a moving picture. */
  judge({ count, gaps }: FrameSampler): void {
    let frames = 0;
    let lateFrames = 0;
    let sampleMs = 0;
    for (let i = 0; i < count; i++) {
      const gap = gaps[i] ?? 0;
      if (gap > STALL_MS) continue;
      frames += 1;
      sampleMs += gap;
      if (gap * this.screenRate > LATE_PERIODS * 1000) lateFrames += 1;
    }
    if (frames > 0) this.judgeFrames(frames, lateFrames, sampleMs);
  }

  private judgeFrames(frames: number, lateFrames: number, sampleMs: number): void {
    this.changedMs += sampleMs;
    this.judgedMs += sampleMs;
    if (this.wasRaised && this.changedMs >= STAYED_MS) this.raiseAfterMs = RAISE_AFTER_MS;

    const rate = (frames * 1000) / sampleMs;
    // The lower rate of two samples, because a frame that comes late can fall into the next sample
    // and raise its rate.
    this.screenRate = Math.max(this.screenRate, Math.min(rate, this.framesPerSecond, FULL_RATE));
    this.framesPerSecond = rate;
    const isEven = lateFrames <= MAX_LATE_FRAMES;
    const noticed = this.screenRate / NOTICEABLE;
    if (rate < (isEven ? Math.min(SLOW_RATE, noticed) : noticed)) {
      this.evenMs = 0;
      this.slowMs += sampleMs;
      this.slowFrames += frames;
      if (this.slowMs >= SLOW_MS) this.lowerDetail();
    } else {
      this.resetSlow();
      this.evenMs = isEven ? this.evenMs + sampleMs : 0;
      if (this.evenMs >= this.raiseAfterMs && this.level > 0) this.raiseDetail();
    }
  }

  /** Frames have been slow for too long. */
  private lowerDetail(): void {
    this.rates[this.level] = (this.slowFrames * 1000) / this.slowMs;
    this.resetSlow();
    if (this.changedMs >= SETTLED_MS) this.descentFrom = this.level;
    const floor = this.judgedMs < JUDGED_FOR_MS ? this.judgedLevel : LOWEST;
    if (this.level === LOWEST) this.judgeDescent();
    else if (this.level < floor) {
      if (this.wasRaised && this.changedMs <= RAISED_TOO_SOON_MS)
        this.raiseAfterMs = Math.min(2 * this.raiseAfterMs, MAX_RAISE_AFTER_MS);
      this.setLevel(this.level + 1, false);
    }
  }

  private raiseDetail(): void {
    this.setLevel(this.level - 1, true);
    this.descentFrom = this.level;
  }

  /** At the end of a descent: restores the levels that did not help. */
  private judgeDescent(): void {
    let best = 0;
    for (let level = this.descentFrom; level <= LOWEST; level++)
      best = Math.max(best, this.rates[level] ?? 0);
    let level = this.descentFrom;
    while (level < LOWEST && (this.rates[level] ?? 0) * NOTICEABLE < best) level++;
    this.screenRate = Math.min(this.rates[level] ?? FULL_RATE, FULL_RATE);
    this.judgedLevel = level;
    this.judgedMs = 0;
    this.descentFrom = level;
    if (level !== this.level) this.setLevel(level, false);
  }

  private setLevel(level: number, cameBack: boolean): void {
    this.level = level;
    this.wasRaised = cameBack;
    this.changedMs = 0;
    this.evenMs = 0;
  }

  private resetSlow(): void {
    this.slowMs = 0;
    this.slowFrames = 0;
  }
}
