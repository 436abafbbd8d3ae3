import { ART_PIXEL } from '../atlas.ts';
import type { Frame } from './frame.ts';

/** A tint that leaves the art's own colours. */
export const WHITE = 0xffffff;

/**
 * What one layer shows in a frame: textured rectangles, from back to front. A view clears nothing and keeps nothing: each
 * frame begins with empty layers and adds what is to be seen. The columns grow to the most quads ever in the layer, and
 * after that adding allocates nothing.
 */
export class QuadLayer {
  /** Not drawn at all while false. */
  visible = true;
  /** Moves the whole layer, px. */
  offsetX = 0;
  offsetY = 0;
  /** Multiplied into the alpha of what is added from now on, 0 to 1. */
  opacity = 1;

  /** One entry a quad: left and top edge, width and height in stage px, colour 0xRRGGBB, alpha 0 to 1. */
  readonly frames: Frame[] = [];
  readonly x: number[] = [];
  readonly y: number[] = [];
  readonly width: number[] = [];
  readonly height: number[] = [];
  readonly tint: number[] = [];
  readonly alpha: number[] = [];
  /** How many quads there are; entries behind it are left over from earlier frames. */
  count = 0;

  clear(): void {
    this.count = 0;
    this.opacity = 1;
  }

  /** Shows a frame at the art's own size. @param x left edge, px. @param y top edge, px. */
  add(frame: Frame, x: number, y: number, alpha = 1, tint = WHITE): void {
    this.addScaled(frame, x, y, frame.width * ART_PIXEL, frame.height * ART_PIXEL, alpha, tint);
  }

  /** Shows a frame with another size, px. */
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
