import { type Detail, DETAILS } from '#stage';

/** A frame that takes longer is late, ms. At 60 Hz a frame takes 16.7. */
const LATE_MS = 18.5;

const SECOND_MS = 1000;

/** More than any screen shows in a second. */
const MAX_FRAMES = 1024;

/** The lowest detail has helped if its frames take less than this share of those before. */
const SHORTER = 0.9;

/**
 * Lowers the detail by one level after two seconds in a row whose median frame was late. The median
 * counts a stall as one frame. If even the lowest level is late and its frames are no shorter,
 * something else limits the frame rate, so the levels come back, and nothing lowers them again. An
 * otherwise lowered detail stays until the player leaves the page.
 */
export class DetailController {
  detail: Detail = 'full';
  framesPerSecond = 0;
  private ms = 0;
  private frames = 0;
  private readonly gaps = new Float64Array(MAX_FRAMES);
  private wasLate = false;
  /** In ms; undefined after a break. */
  private last: number | undefined;
  /** Where the present series of late seconds began. */
  private before: { readonly detail: Detail; readonly frameMs: number } | undefined;
  private isDone = false;

  /**
   * Call this for each frame of a moving picture.
   * @param now the frame's time, ms.
   */
  onFrame(now: number): void {
    const { last } = this;
    this.last = now;
    if (last === undefined) return;
    const gap = now - last;
    this.ms += gap;
    this.gaps[this.frames] = gap;
    this.frames += 1;
    if (this.ms >= SECOND_MS) this.judgeSecond();
  }

  /** Call this during a break, so that it doesn't count as a long frame. */
  interrupt(): void {
    this.last = undefined;
  }

  private judgeSecond(): void {
    this.framesPerSecond = (this.frames * SECOND_MS) / this.ms;
    const frameMs = this.gaps.subarray(0, this.frames).sort()[this.frames >> 1] ?? 0;
    this.ms = 0;
    this.frames = 0;
    const isLate = frameMs > LATE_MS;
    const isLateAgain = isLate && this.wasLate;
    this.wasLate = isLate && !isLateAgain;
    if (!isLate) this.before = undefined;
    if (isLateAgain && !this.isDone) this.lower(frameMs);
  }

  private lower(frameMs: number): void {
    this.before ??= { detail: this.detail, frameMs };
    const next = DETAILS[DETAILS.indexOf(this.detail) + 1];
    if (next === undefined) {
      this.isDone = true;
      if (frameMs > this.before.frameMs * SHORTER) this.detail = this.before.detail;
    } else this.detail = next;
  }
}
