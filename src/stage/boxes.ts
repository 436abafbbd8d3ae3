import type { Art } from './sheets.ts';
import type { SpriteLayer } from './sprite-layer.ts';

export const LINE = 2;

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
    this.fill(x, y, width, LINE, colour);
    this.fill(x, y + height - LINE, width, LINE, colour);
    this.fill(x, y + LINE, LINE, height - 2 * LINE, colour);
    this.fill(x + width - LINE, y + LINE, LINE, height - 2 * LINE, colour);
  }
}
