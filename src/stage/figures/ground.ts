import { GROUND_Y, STAGE_WIDTH } from '#simulation';
import { ART_PIXEL, ATLAS, GROUND_LINE_ROW } from '../atlas.ts';
import type { QuadLayer } from '../quads/quad-layer.ts';
import type { Art } from '../sheets.ts';

const TILE_WIDTH = ATLAS.ground.width * ART_PIXEL;
const TOP = GROUND_Y - GROUND_LINE_ROW * ART_PIXEL;

/** Left edge of the first of the tiles that cover the stage after `ground` px, px: above -TILE_WIDTH, at most 0. */
export function groundOffset(ground: number): number {
  // A remainder is exact, however far the run has come.
  return -(ground % TILE_WIDTH);
}

/** @param ground ground covered at the moment shown, px. */
export function drawGround(ground: number, layer: QuadLayer, art: Art): void {
  for (let x = groundOffset(ground); x < STAGE_WIDTH; x += TILE_WIDTH) layer.add(art.frame('ground'), x, TOP);
}
