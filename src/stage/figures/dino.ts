import type { RunView } from '#simulation';
import { ART_PIXEL, GUN_HELD } from '../atlas.ts';
import { dinoFrame } from './dino-frame.ts';
import { interpolatedX, interpolatedY } from '../interpolation.ts';
import type { QuadLayer } from '../quads/quad-layer.ts';
import type { Art } from '../sheets.ts';

/**
 * The dino, and in its hands the weapon if it has one.
 * @param ground ground covered at the moment shown, px.
 * @param waited how long it has been waiting for the start, ms.
 * @param ahead how much further to the right it is shown than it stands in its own run, px.
 */
export function drawDino(
  view: RunView,
  alpha: number,
  ground: number,
  waited: number,
  layer: QuadLayer,
  art: Art,
  ahead = 0,
): void {
  const { dino } = view;
  const frame = dinoFrame(view, ground, waited);
  const x = interpolatedX(view, dino, alpha) + ahead;
  const y = interpolatedY(view, dino, alpha);
  layer.add(art.frame(frame), x, y);
  if (view.components.Dino.hasWeapon.get(dino) === 1) {
    const held = GUN_HELD[frame];
    layer.add(art.frame('gun-held'), x + held.x * ART_PIXEL, y + held.y * ART_PIXEL);
  }
}
