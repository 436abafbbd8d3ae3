import { ART_PIXEL } from '../atlas.ts';
import type { Tints } from '../tints.ts';
import type { SpriteLayer } from '../sprite-layer.ts';
import type { Art } from '../sheets.ts';

/** Width of the border, and of the notch in each corner, px. */
const BORDER = 2 * ART_PIXEL;

/** Draws a box in pixel style on which text is readable, whatever passes behind it. Position and size in px. */
export function drawPanel(
  layer: SpriteLayer,
  art: Art,
  { colours }: Tints,
  x: number,
  y: number,
  width: number,
  height: number,
): void {
  const pixel = art.frame('pixel');
  // Two crossing boxes leave the corners free.
  layer.putScaled(pixel, x + BORDER, y, width - 2 * BORDER, height, 1, colours.text);
  layer.putScaled(pixel, x, y + BORDER, width, height - 2 * BORDER, 1, colours.text);
  layer.putScaled(pixel, x + BORDER, y + BORDER, width - 2 * BORDER, height - 2 * BORDER, 1, colours.panel);
}
