import { GROUND_Y, STAGE_WIDTH } from '#simulation';
import { ART_PIXEL } from '../atlas.ts';
import { LATE_ATLAS, type LateFrameName } from '../late-atlas.ts';
import type { SpriteLayer } from '../sprite-layer.ts';
import type { Art } from '../sheets.ts';

const WIDTH = LATE_ATLAS.bands.frame.w * ART_PIXEL;
const TOP = GROUND_Y - LATE_ATLAS.bands.frame.h * ART_PIXEL;

/**
 * Draws the bands of colour above the horizon. By day they would have the colour of the sky.
 * @param darkness 0 to 1.
 */
export function drawBands(darkness: number, layer: SpriteLayer, art: Art<LateFrameName>): void {
  if (darkness <= 0) return;
  for (let x = 0; x < STAGE_WIDTH; x += WIDTH) layer.put(art.frame('bands'), x, TOP);
}
