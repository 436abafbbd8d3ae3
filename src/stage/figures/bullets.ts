import type { RunView } from '#simulation';
import { interpolatedX, interpolatedY } from '../interpolation.ts';
import type { QuadLayer } from '../quads/quad-layer.ts';
import type { Art } from '../sheets.ts';

export function drawBullets(view: RunView, alpha: number, layer: QuadLayer, art: Art): void {
  const { bullets } = view.entities;
  for (let i = 0; i < bullets.length; i++) {
    const bullet = bullets.get(i);
    layer.add(art.frame('bullet'), interpolatedX(view, bullet, alpha), interpolatedY(view, bullet, alpha));
  }
}
