import { ART_PIXEL } from '../atlas.ts';
import type { Tints } from '../tints.ts';
import type { QuadLayer } from '../quads/quad-layer.ts';
import type { Art } from '../sheets.ts';

/** Width of the panel's border, and of the notch in each corner, px. */
const BORDER = 2 * ART_PIXEL;

/** Draws a backing that keeps words readable over whatever passes behind them: a plain box in pixel style. All px. */
export function drawPanel(
  layer: QuadLayer,
  art: Art,
  { tints }: Tints,
  x: number,
  y: number,
  width: number,
  height: number,
): void {
  const pixel = art.frame('pixel');
  // Two crossing boxes leave the corners out.
  layer.addScaled(pixel, x + BORDER, y, width - 2 * BORDER, height, 1, tints.text);
  layer.addScaled(pixel, x, y + BORDER, width, height - 2 * BORDER, 1, tints.text);
  layer.addScaled(pixel, x + BORDER, y + BORDER, width - 2 * BORDER, height - 2 * BORDER, 1, tints.panel);
}
