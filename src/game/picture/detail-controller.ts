import { type Detail, DETAILS } from '#stage';
import { STALL_MS } from '../session/step-clock.ts';

/** Frames a second that are as good as any more. */
const FULL_RATE = 60;

/** Frames are counted over samples of this length, ms: long enough for a rate, short enough for several in two seconds. */
const SAMPLE_MS = 500;

/** Fewer frames a second than these come late. Screens of 60 Hz give more, and so do those of 50 and 48 Hz. */
const LATE_RATE = 47;

/** So long on end frames come late before a level goes, ms. Up to a sample less where they begin to within one. */
const LATE_MS = 2000;

/** One frame is late that comes after more than so many of the screen's own periods. */
const LATE_PERIODS = 1.5;

/** There is room in a sample with at most so many late frames: two in a second. */
const FEW_LATE_FRAMES = 1;

/** So long on end there is room before a level comes back, ms. The first doubles with each level that came back too soon, up to the second. */
const RAISE_AFTER_MS = 10_000;
const MAX_RAISE_AFTER_MS = 160_000;

/** A level came back too soon that went again within this time, ms; and for good that stayed for that time. */
const TOO_SOON_MS = 5000;
const STAYED_MS = 60_000;

/** A frame rate that differs by this factor is noticeably another. */
const NOTICEABLE = 1.1;

/** A level that stood for so long was a help: what goes after that is another descent; ms. */
const SETTLED_MS = 10_000;

/** What was given back because it was no help is not taken again for so long, ms. */
const NO_HELP_MS = 160_000;

const LOWEST = DETAILS.length - 1;

/**
 * Decides from the times of the frames how much of the picture is drawn: {@link Detail}, level by level.
 *
 * **Down**: a level goes when frames come late for two seconds on end.
 *
 * **No help**: when frames still come late for two seconds at the lowest level, the descent is judged, and what did not
 * raise the frame rate noticeably is given back at once. A battery saver that gives 30 frames a second, or a page that is
 * slow for another reason, has all of the scenery back after eight seconds. Only then, because what makes a picture slow may
 * be its pixels alone, and the lowest level alone has fewer of them. The rate that was left counts from then on as what the
 * screen gives, until it gives more: only noticeably fewer frames are late. For 160 s nothing goes below the level that was
 * given back.
 *
 * **Up**: a level comes back after ten seconds on end with nearly no late frame. Each level that has to go again within five
 * seconds doubles that wait, up to 160 s; one that has stayed for a minute resets it.
 *
 * All times are those of frames that followed one another: stalls and pauses are not part of them. It makes no garbage.
 */
export class DetailController {
  /** Frames a second, lately; 0 before the first half second. */
  framesPerSecond = 0;

  /** Index in DETAILS. */
  private level = 0;
  /** What the screen gives, frames a second, as far as that is known; at most FULL_RATE. */
  private screenRate = FULL_RATE;

  /** Time of the last frame, ms; NaN: the next one follows none. */
  private last = NaN;
  /** The sample under way: its frames, the late ones among them, its length in ms. */
  private frames = 0;
  private lateFrames = 0;
  private sampleMs = 0;

  /** How long frames have come late on end, ms, and how many that were. */
  private lateMs = 0;
  private lateCount = 0;
  /** How long there has been room on end, and how long that has to be, ms. */
  private roomMs = 0;
  private raiseAfterMs = RAISE_AFTER_MS;
  /** Since the last change of level, ms, and whether that was one up for want of late frames. */
  private changedMs = 0;
  private wasRaised = false;

  /** Where the descent under way began, and the frame rate at each of its levels. */
  private descentFrom = 0;
  private readonly rates = new Float64Array(DETAILS.length);
  /** The level that the last judgement left, and how long ago that was, ms. */
  private judgedLevel = LOWEST;
  private judgedMs = 0;

  get detail(): Detail {
    return DETAILS[this.level] ?? 'full';
  }

  /** A frame is drawn at `now`, ms. */
  frame(now: number): void {
    const gap = now - this.last;
    this.last = now;
    // Written so that NaN is none either.
    if (!(gap > 0 && gap <= STALL_MS)) return;
    this.frames += 1;
    this.sampleMs += gap;
    if (gap * this.screenRate > LATE_PERIODS * 1000) this.lateFrames += 1;
    if (this.sampleMs >= SAMPLE_MS) this.endSample();
  }

  /** The next frame follows none: what lies between says nothing of the frame rate. */
  interrupt(): void {
    this.last = NaN;
  }

  private endSample(): void {
    const { frames, lateFrames, sampleMs } = this;
    this.frames = 0;
    this.lateFrames = 0;
    this.sampleMs = 0;
    this.changedMs += sampleMs;
    this.judgedMs += sampleMs;
    if (this.wasRaised && this.changedMs >= STAYED_MS) this.raiseAfterMs = RAISE_AFTER_MS;

    const rate = (frames * 1000) / sampleMs;
    // Two samples in a row: a frame that was late in the one is early in the other.
    this.screenRate = Math.max(this.screenRate, Math.min(rate, this.framesPerSecond, FULL_RATE));
    this.framesPerSecond = rate;
    if (rate < Math.min(LATE_RATE, this.screenRate / NOTICEABLE)) {
      this.roomMs = 0;
      this.lateMs += sampleMs;
      this.lateCount += frames;
      if (this.lateMs >= LATE_MS) this.lowerDetail();
    } else {
      this.resetLate();
      this.roomMs = lateFrames <= FEW_LATE_FRAMES ? this.roomMs + sampleMs : 0;
      if (this.roomMs >= this.raiseAfterMs && this.level > 0) this.raiseDetail();
    }
  }

  /** Frames have come late for too long. */
  private lowerDetail(): void {
    this.rates[this.level] = (this.lateCount * 1000) / this.lateMs;
    this.resetLate();
    if (this.changedMs >= SETTLED_MS) this.descentFrom = this.level;
    const floor = this.judgedMs < NO_HELP_MS ? this.judgedLevel : LOWEST;
    if (this.level === LOWEST) this.judgeDescent();
    else if (this.level < floor) {
      if (this.wasRaised && this.changedMs <= TOO_SOON_MS)
        this.raiseAfterMs = Math.min(2 * this.raiseAfterMs, MAX_RAISE_AFTER_MS);
      this.setLevel(this.level + 1, false);
    }
  }

  private raiseDetail(): void {
    this.setLevel(this.level - 1, true);
    this.descentFrom = this.level;
  }

  /** At the end of a descent: gives back what was no help. */
  private judgeDescent(): void {
    let best = 0;
    for (let level = this.descentFrom; level <= LOWEST; level++) best = Math.max(best, this.rates[level] ?? 0);
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
    this.roomMs = 0;
  }

  private resetLate(): void {
    this.lateMs = 0;
    this.lateCount = 0;
  }
}
