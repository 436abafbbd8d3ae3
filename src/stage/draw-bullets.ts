import type { RunView } from '#simulation';
import { shownX, shownY } from './interpolation.ts';
import type { Art } from './sheets.ts';
import type { SpritePool } from './sprite-pool.ts';

export function drawBullets(view: RunView, alpha: number, pool: SpritePool, art: Art): void {
  const { bullets } = view.entities;
  for (let i = 0; i < bullets.length; i++) {
    const bullet = bullets.get(i);
    pool.place(art.texture('bullet'), shownX(view, bullet, alpha), shownY(view, bullet, alpha));
  }
  pool.finish();
}
