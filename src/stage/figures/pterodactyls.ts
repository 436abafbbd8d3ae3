import { type RunView, WING_FRAME_STEPS } from '#simulation';
import { frameAt } from '../animation.ts';
import { ANIMATIONS } from '../atlas.ts';
import { interpolatedX, interpolatedY } from '../interpolation.ts';
import type { QuadLayer } from '../quads/quad-layer.ts';
import type { Art } from '../sheets.ts';

/** Pictures of a wingbeat for each of the two that the simulation counts: a middle one follows each. */
const PICTURES_PER_WING_FRAME = ANIMATIONS.fly.length / 2;

export function drawPterodactyls(view: RunView, alpha: number, layer: QuadLayer, art: Art): void {
  const { pterodactyls } = view.entities;
  for (let i = 0; i < pterodactyls.length; i++) {
    const pterodactyl = pterodactyls.get(i);
    const age = view.steps - view.components.Threat.enteredAt.get(pterodactyl);
    const frame = frameAt(ANIMATIONS.fly, (age * PICTURES_PER_WING_FRAME) / WING_FRAME_STEPS);
    layer.add(art.frame(frame), interpolatedX(view, pterodactyl, alpha), interpolatedY(view, pterodactyl, alpha));
  }
}
