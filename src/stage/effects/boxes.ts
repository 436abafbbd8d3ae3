import type { Art } from '../sheets.ts';
import type { SpriteLayer } from '../sprite-layer.ts';

export const LINE_WIDTH = 2;

export class Boxes {
  constructor(
    private readonly layer: SpriteLayer,
    private readonly art: Art,
  ) {}

  fill(x: number, y: number, width: number, height: number, colour: number, alpha = 1): void {
    this.layer.putScaled(this.art.frame('pixel'), x, y, width, height, alpha, colour);
  }

  /** Edges must not overlap, or the corners of a fading outline would be brighter. */
  outline(x: number, y: number, width: number, height: number, colour: number): void {
    this.fill(x, y, width, LINE_WIDTH, colour);
    this.fill(x, y + height - LINE_WIDTH, width, LINE_WIDTH, colour);
    this.fill(x, y + LINE_WIDTH, LINE_WIDTH, height - 2 * LINE_WIDTH, colour);
    this.fill(x + width - LINE_WIDTH, y + LINE_WIDTH, LINE_WIDTH, height - 2 * LINE_WIDTH, colour);
  }
}
