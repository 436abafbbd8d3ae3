import { type Entities, GROUND_Y } from '#simulation';
import { ART_PIXEL, ATLAS } from '../atlas.ts';
import { extrapolatedX, extrapolatedY } from '../extrapolation.ts';
import type { Art } from '../sheets.ts';
import type { SpriteLayer } from '../sprite-layer.ts';
import type { FrameInfo, ViewFactory } from '../view.ts';

/** From the ground up. */
const SHADOWS = ['shadow-1', 'shadow-2', 'shadow-3', 'shadow-4', 'shadow-5'] as const;
/** Each frame is for so much height, px. */
const HEIGHT_EACH = 36;

/** @param middle, bottom of what throws it, px. */
export function putShadow(layer: SpriteLayer, art: Art, middle: number, bottom: number): void {
  const i = Math.max(0, Math.floor((GROUND_Y - bottom) / HEIGHT_EACH));
  const name = SHADOWS[Math.min(i, SHADOWS.length - 1)] ?? SHADOWS[0];
  const width = ATLAS[name].frame.w * ART_PIXEL;
  // Below the ground line.
  layer.put(art.frame(name), middle - width / 2, GROUND_Y + ART_PIXEL);
}

/** On the ground, below all that leaves it. */
export const createShadows: ViewFactory = ({ layers, art }) => {
  const layer = layers('backEffects');
  const put = (frame: FrameInfo, entity: number) => {
    const { Size } = frame.view.components;
    const middle = extrapolatedX(frame, entity) + Size.width.get(entity) / 2;
    putShadow(layer, art, middle, extrapolatedY(frame, entity) + Size.height.get(entity));
  };
  const putAll = (frame: FrameInfo, entities: Entities) => {
    for (let i = 0; i < entities.length; i++) put(frame, entities.get(i));
  };
  return {
    draw(frame) {
      const { dino, entities } = frame.view;
      put(frame, dino);
      putAll(frame, entities.pterodactyls);
      putAll(frame, entities.pickups);
    },
  };
};
