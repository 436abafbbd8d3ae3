import type { DaySight } from './sight.ts';

/** Below the bank of clouds. The far hills hide its feet, px. */
const PLACE = { x: 430, y: 196 };

export const rainbow: DaySight = {
  layer: 'farSights',
  draw: (brush) => brush.paint('rainbow', PLACE.x, PLACE.y, 0.5),
  stillAt: 0,
};
