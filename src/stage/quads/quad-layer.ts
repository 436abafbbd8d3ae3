import { ART_PIXEL } from '../atlas.ts';
import type { Frame } from './frame.ts';

/** The tint that leaves the colours of a frame as they are. */
export const WHITE = 0xffffff;

/**
 * The quads (textured rectangles) that one layer shows in a frame, from back to front. The stage clears all layers before
 * each frame, and views add to them. The columns grow to the most quads that the layer ever had; from then on adding allocates
 * nothing.
 */
export class QuadLayer {
  /** A layer that is not visible is skipped. */
  visible = true;
  /** Moves the whole layer, px. */
  offsetX = 0;
  offsetY = 0;
  /** Multiplies the alpha of quads that are added from now on, 0 to 1. */
  opacity = 1;

  /** One entry for each quad: left and top edge, width and height in stage px, colour 0xRRGGBB, alpha 0 to 1. */
  readonly frames: Frame[] = [];
  readonly x: number[] = [];
  readonly y: number[] = [];
  readonly width: number[] = [];
  readonly height: number[] = [];
  readonly tint: number[] = [];
  readonly alpha: number[] = [];
  /** Number of quads; later entries of the columns are left over from earlier frames. */
  count = 0;

  clear(): void {
    this.count = 0;
    this.opacity = 1;
  }

  /** Adds a frame in its own size. @param x left edge, px. @param y top edge, px. */
  add(frame: Frame, x: number, y: number, alpha = 1, tint = WHITE): void {
    this.addScaled(frame, x, y, frame.width * ART_PIXEL, frame.height * ART_PIXEL, alpha, tint);
  }

  /** Adds a frame scaled to this size, px. */
  addScaled(frame: Frame, x: number, y: number, width: number, height: number, alpha: number, tint: number): void {
    const i = this.count;
    this.frames[i] = frame;
    this.x[i] = x;
    this.y[i] = y;
    this.width[i] = width;
    this.height[i] = height;
    this.tint[i] = tint;
    this.alpha[i] = alpha * this.opacity;
    this.count = i + 1;
  }
}
