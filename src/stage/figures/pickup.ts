import type { RunView } from '#simulation';
import { interpolatedX, interpolatedY } from '../interpolation.ts';
import type { QuadLayer } from '../quads/quad-layer.ts';
import type { Art } from '../sheets.ts';

/** It bobs this far up and down, px, once in so many steps: enough to be noticed among things that only pass. */
const BOB = 4;
const BOB_STEPS = 48;

export function drawPickup(view: RunView, alpha: number, layer: QuadLayer, art: Art): void {
  const { pickups } = view.entities;
  for (let i = 0; i < pickups.length; i++) {
    const pickup = pickups.get(i);
    const bob = BOB * Math.sin(((view.steps + alpha) / BOB_STEPS) * 2 * Math.PI);
    layer.add(art.frame('gun'), interpolatedX(view, pickup, alpha), interpolatedY(view, pickup, alpha) + bob);
  }
}
