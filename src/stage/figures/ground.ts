import { GROUND_Y, STAGE_WIDTH } from '#simulation';
import { ART_PIXEL, ATLAS, GROUND_LINE_ROW } from '../atlas.ts';
import type { ViewFactory } from '../view.ts';

const TILE_WIDTH = ATLAS.ground.frame.w * ART_PIXEL;
const TOP = GROUND_Y - GROUND_LINE_ROW * ART_PIXEL;

/**
 * Left edge of the first ground tile, px: above -TILE_WIDTH, at most 0.
 * @param groundX ground covered, px.
 */
export function groundOffset(groundX: number): number {
  // The remainder is exact, however large groundX has become.
  return -(groundX % TILE_WIDTH);
}

export const createGround: ViewFactory = ({ layers, art }) => {
  const layer = layers('ground');
  return {
    draw({ groundX }) {
      for (let x = groundOffset(groundX); x < STAGE_WIDTH; x += TILE_WIDTH)
        layer.put(art.frame('ground'), x, TOP);
    },
  };
};
