import type { RunView } from '#simulation';
import { interpolatedX, interpolatedY } from '../interpolation.ts';
import type { QuadLayer } from '../quads/quad-layer.ts';
import type { Art } from '../sheets.ts';

/** Clouds, of two shapes. */
export function drawClouds(view: RunView, alpha: number, layer: QuadLayer, art: Art): void {
  const { clouds } = view.entities;
  for (let i = 0; i < clouds.length; i++) {
    const cloud = clouds.get(i);
    // An id stays with its cloud for life: a shape of its own at no cost.
    const frame = cloud % 2 === 0 ? 'cloud-1' : 'cloud-2';
    layer.add(art.frame(frame), interpolatedX(view, cloud, alpha), interpolatedY(view, cloud, alpha));
  }
}
