import { type Detail, DETAILS } from '#stage';

/** A frame that takes longer is late, ms. At 60 Hz a frame takes 16.7. */
const LATE_MS = 18.5;

const SECOND_MS = 1000;

/**
 * Lowers the detail by one level after two seconds in a row whose median frame was late: a median,
 * so that a stall counts as one frame. Nothing raises it until the page is left.
 */
export class DetailController {
  detail: Detail = 'full';
  /** Of the last whole second, frames a second; 0 before the first. */
  framesPerSecond = 0;
  /** Of the second that is being measured. */
  private ms = 0;
  private frames = 0;
  private lateFrames = 0;
  /** Whether the last second was late. */
  private wasLate = false;
  /** Time of the last frame, ms; undefined after a break. */
  private last: number | undefined;

  /** Call for each frame of a moving picture. @param now its time, ms. */
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

  /** Call during a break: the time until the next frame then doesn't count. */
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
