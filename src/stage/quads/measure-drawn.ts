import { STAGE_HEIGHT, STAGE_WIDTH } from '#simulation';
import type { QuadLayer } from './quad-layer.ts';

/** What a frame gave the graphics side to do. */
export interface DrawnQuads {
  readonly quads: number;
  /** px of the stage that they cover, each as often as it is covered; the background is not in it. */
  readonly pixels: number;
}

/** Counts what lies in the layers. For the bench and for developers: it makes an object. */
export function measureDrawn(layers: readonly QuadLayer[]): DrawnQuads {
  let quads = 0;
  let pixels = 0;
  for (const layer of layers) {
    if (!layer.visible) continue;
    quads += layer.count;
    for (let i = 0; i < layer.count; i++) {
      const x = (layer.x[i] ?? 0) + layer.offsetX;
      const y = (layer.y[i] ?? 0) + layer.offsetY;
      pixels += inside(x, layer.width[i] ?? 0, STAGE_WIDTH) * inside(y, layer.height[i] ?? 0, STAGE_HEIGHT);
    }
  }
  return { quads, pixels: Math.round(pixels) };
}

/** How much of a length lies between 0 and `end`. */
function inside(from: number, length: number, end: number): number {
  return Math.max(0, Math.min(from + length, end) - Math.max(from, 0));
}
