import { STAGE_HEIGHT, STAGE_WIDTH } from '#simulation';
import type { SpriteLayer } from './sprite-layer.ts';

/** How much a frame gave the renderer to draw. */
export interface DrawnSprites {
  readonly sprites: number;
  /** Area of the sprites on the stage, px, with overlaps counted each time; without the background. */
  readonly pixels: number;
}

/** Counts the sprites in the layers. For benchmarks only: it allocates. */
export function measureDrawn(layers: readonly SpriteLayer[]): DrawnSprites {
  const drawn = layers.filter(({ visible }) => visible).flatMap((layer) => layer.children.slice(0, layer.count));
  const pixels = drawn.reduce((sum, sprite) => {
    const { left, right, top, bottom } = sprite.getBounds();
    return sum + inside(left, right, STAGE_WIDTH) * inside(top, bottom, STAGE_HEIGHT);
  }, 0);
  return { sprites: drawn.length, pixels: Math.round(pixels) };
}

/** The part of a length that lies between 0 and `end`. */
function inside(from: number, to: number, end: number): number {
  return Math.max(0, Math.min(to, end) - Math.max(from, 0));
}
