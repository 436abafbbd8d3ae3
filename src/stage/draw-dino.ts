import { BULLET_SPEED, type RunView } from '#simulation';
import { ART_PIXEL, ATLAS, GUN_HELD, GUN_MOUTH } from './atlas.ts';
import { dinoFrame } from './dino-frame.ts';
import { shownX, shownY } from './interpolation.ts';
import type { Art } from './sheets.ts';
import type { SpritePool } from './sprite-pool.ts';

/** The flash at the muzzle is seen for this many steps after a shot. */
const FLASH_STEPS = 4;

/**
 * The dino, and in its hands the weapon if it has one.
 * @param ground ground covered at the moment shown, px.
 * @param waited how long it has been waiting for the start, ms.
 */
export function drawDino(
  view: RunView,
  alpha: number,
  ground: number,
  waited: number,
  pool: SpritePool,
  art: Art,
): void {
  const { dino } = view;
  const frame = dinoFrame(view, ground, waited);
  const x = shownX(view, dino, alpha);
  const y = shownY(view, dino, alpha);
  pool.place(art.texture(frame), x, y);
  if (view.components.Dino.hasWeapon.get(dino) === 1) {
    const held = GUN_HELD[frame];
    const gunX = x + held.x * ART_PIXEL;
    const gunY = y + held.y * ART_PIXEL;
    pool.place(art.texture('gun-held'), gunX, gunY);
    if (justShot(view)) {
      const mouthY = gunY + GUN_MOUTH.y * ART_PIXEL;
      pool.place(art.texture('muzzle'), gunX + GUN_MOUTH.x * ART_PIXEL, mouthY - (ATLAS.muzzle.height * ART_PIXEL) / 2);
    }
  }
  pool.finish();
}

/** Whether a bullet is so near that it must have just left. */
function justShot(view: RunView): boolean {
  const { Position, Size } = view.components;
  const { bullets } = view.entities;
  const front = Position.x.get(view.dino) + Size.width.get(view.dino);
  for (let i = 0; i < bullets.length; i++) {
    if (Position.x.get(bullets.get(i)) < front + FLASH_STEPS * BULLET_SPEED) return true;
  }
  return false;
}
