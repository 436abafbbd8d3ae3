import { type Detail, DETAILS } from '#stage';

/** A frame that takes longer is late, ms. At 60 Hz a frame takes 16.7. */
const LATE_MS = 18.5;

const SECOND_MS = 1000;

/**
 * Lowers the detail by one level after two seconds in a row whose median frame was late. The median
 * counts a stall as one frame. Nothing raises the detail until the player leaves the page.
 */
export class DetailController {
  detail: Detail = 'full';
  framesPerSecond = 0;
  private ms = 0;
  private frames = 0;
  private lateFrames = 0;
  private wasLate = false;
  /** In ms; undefined after a break. */
  private last: number | undefined;

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
    this.frames += 1;
    if (gap > LATE_MS) this.lateFrames += 1;
    if (this.ms >= SECOND_MS) this.judgeSecond();
  }

  /** Call this during a break, so that it doesn't count as a long frame. */
  interrupt(): void {
    this.last = undefined;
  }

  private judgeSecond(): void {
    this.framesPerSecond = (this.frames * SECOND_MS) / this.ms;
    const isLate = this.lateFrames > this.frames / 2;
    const isLateAgain = isLate && this.wasLate;
    if (isLateAgain) this.detail = DETAILS[DETAILS.indexOf(this.detail) + 1] ?? this.detail;
    this.wasLate = isLate && !isLateAgain;
    this.ms = 0;
    this.frames = 0;
    this.lateFrames = 0;
  }
}
