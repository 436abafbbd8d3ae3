import { type Container, Sprite } from 'pixi.js';
import { SpriteLayer } from './sprite-layer.ts';
import type { Viewport } from './viewport.ts';

/** How much a frame gave the renderer to draw. */
export interface DrawnSprites {
  readonly sprites: number;
  /**
   * Area of the sprites on the stage, px, with overlaps counted each time; without the background.
   */
  readonly pixels: number;
}

/** Counts the sprites of the scene. For benchmarks only: it allocates. */
export function measureDrawn(scene: Container, { width, height }: Viewport): DrawnSprites {
  const drawn = spritesIn(scene);
  const pixels = drawn.reduce((sum, sprite) => {
    const { left, right, top, bottom } = sprite.getBounds();
    return sum + inside(left, right, width) * inside(top, bottom, height);
  }, 0);
  return { sprites: drawn.length, pixels: Math.round(pixels) };
}

/** The sprites that are seen in a container, from back to front. */
export function spritesIn(container: Container): readonly Sprite[] {
  if (!container.visible) return [];
  if (container instanceof SpriteLayer) return container.children.slice(0, container.count);
  return container.children.flatMap((child) =>
    child instanceof Sprite ? [child] : spritesIn(child),
  );
}

/** The part of a length that lies between 0 and `end`. */
function inside(from: number, to: number, end: number): number {
  return Math.max(0, Math.min(to, end) - Math.max(from, 0));
}
