import { GROUND_Y, STAGE_WIDTH } from '#simulation';
import { ART_PIXEL, ATLAS } from '../atlas.ts';
import { hasScenery, isSceneryMoving, type ViewFactory } from '../view.ts';

/**
 * Two ranges of hills with parallax, from back to front; `speed` is a share of the ground's speed.
 */
const RANGES = [
  { frame: 'hills-far', layer: 'farHills', speed: 0.06 },
  { frame: 'hills-near', layer: 'nearHills', speed: 0.14 },
] as const;

export const createHills: ViewFactory = ({ layers, art }) => ({
  draw({ groundX, state }) {
    if (!hasScenery(state.detail)) return;
    const covered = isSceneryMoving(state) ? groundX : 0;
    for (let i = 0; i < RANGES.length; i++) {
      const range = RANGES[i];
      if (range === undefined) continue;
      const { frame, layer, speed } = range;
      const width = ATLAS[frame].frame.w * ART_PIXEL;
      const top = GROUND_Y - ATLAS[frame].frame.h * ART_PIXEL;
      for (let x = -((covered * speed) % width); x < STAGE_WIDTH; x += width)
        layers(layer).put(art.frame(frame), x, top);
    }
  },
});
