import { STAGE_HEIGHT, STAGE_WIDTH } from '#simulation';
import type { QuadLayer } from './quad-layer.ts';

/** How much a frame gave the GPU to draw. */
export interface DrawnQuads {
  readonly quads: number;
  /** Area of the quads on the stage, px, with overlaps counted each time; without the background. */
  readonly pixels: number;
}

/** Counts the quads in the layers. For benchmarks only: it allocates. */
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

/** The part of a length that lies between 0 and `end`. */
function inside(from: number, length: number, end: number): number {
  return Math.max(0, Math.min(from + length, end) - Math.max(from, 0));
}
