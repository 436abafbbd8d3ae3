import { type Container, Sprite } from 'pixi.js';
import { SpriteLayer } from '../sprite-layer.ts';
import type { DrawStats } from '../stage.ts';
import type { Viewport } from '../viewport.ts';

/** For benchmarks only, because it allocates. */
export function measureDrawStats(
  scene: Container,
  { width, height }: Viewport,
): Pick<DrawStats, 'sprites' | 'pixels'> {
  const drawn = spritesIn(scene);
  const pixels = drawn.reduce((sum, sprite) => {
    const { left, right, top, bottom } = sprite.getBounds();
    return sum + inside(left, right, width) * inside(top, bottom, height);
  }, 0);
  return { sprites: drawn.length, pixels: Math.round(pixels) };
}

export function spritesIn(container: Container): readonly Sprite[] {
  if (!container.visible) return [];
  if (container instanceof SpriteLayer) return container.children.slice(0, container.count);
  return container.children.flatMap((child) =>
    child instanceof Sprite ? (child.alpha > 0 ? [child] : []) : spritesIn(child),
  );
}

function inside(from: number, to: number, end: number): number {
  return Math.max(0, Math.min(to, end) - Math.max(from, 0));
}
