import type { Art } from './sheets.ts';
import type { SpriteLayer } from './sprite-layer.ts';

/** Width of an outline, px. */
export const LINE = 2;

/** Draws boxes of one colour into a layer; all in px of the stage. */
export class Boxes {
  constructor(
    private readonly layer: SpriteLayer,
    private readonly art: Art,
  ) {}

  fill(x: number, y: number, width: number, height: number, colour: number, alpha = 1): void {
    this.layer.putScaled(this.art.frame('pixel'), x, y, width, height, alpha, colour);
  }

  /** No edge lies over another: the corners of an outline that fades would be brighter. */
  outline(x: number, y: number, width: number, height: number, colour: number): void {
    this.fill(x, y, width, LINE, colour);
    this.fill(x, y + height - LINE, width, LINE, colour);
    this.fill(x, y + LINE, LINE, height - 2 * LINE, colour);
    this.fill(x + width - LINE, y + LINE, LINE, height - 2 * LINE, colour);
  }
}
