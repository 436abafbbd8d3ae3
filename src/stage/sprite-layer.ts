import { Container, Sprite, type Texture } from 'pixi.js';
import { STAGE_HEIGHT } from '#simulation';
import { ART_PIXEL } from './atlas.ts';

/**
 * The canvas's pixels. Edges snap to whole ones, so that art pixels never blend. (Pixi's
 * `roundPixels` does this with WebGL only; with Canvas 2D it cuts fractions off.)
 */
export class PixelGrid {
  /** Canvas pixels for each px of the stage. */
  resolution = 1;

  /** The nearest edge. Halves round to the right. */
  column(x: number): number {
    return Math.floor(x * this.resolution + 0.5) / this.resolution;
  }

  /** The nearest edge. Halves round up the screen. */
  row(y: number): number {
    return STAGE_HEIGHT - this.column(STAGE_HEIGHT - y);
  }
}

const WHITE = 0xffffff;

/**
 * A Pixi container with a pool of sprites. In each frame views put sprites into it, from back to
 * front; slot i of the pool is the i-th sprite of the frame. Once grown, the pool adds and removes
 * no sprites, because Pixi would rebuild its batch. Unchanged values aren't written again.
 */
export class SpriteLayer extends Container<Sprite> {
  /** Multiplies the alpha of the sprites that follow, 0 to 1. */
  opacity = 1;
  count = 0;
  grid = new PixelGrid();
  private shown = 0;

  clear(): void {
    this.shown = this.count;
    this.count = 0;
    this.opacity = 1;
  }

  keep(): void {
    this.count = this.shown;
  }

  put(texture: Texture, x: number, y: number, alpha = 1, tint = WHITE): void {
    this.putScaled(
      texture,
      x,
      y,
      texture.width * ART_PIXEL,
      texture.height * ART_PIXEL,
      alpha,
      tint,
    );
  }

  /** @param alpha 0 to 1. @param tint 0xRRGGBB. */
  putScaled(
    texture: Texture,
    x: number,
    y: number,
    width: number,
    height: number,
    alpha = 1,
    tint = WHITE,
  ): void {
    const { grid } = this;
    const left = grid.column(x);
    const top = grid.row(y);
    const sprite = this.children[this.count] ?? this.grow(texture);
    this.count += 1;
    sprite.texture = texture;
    sprite.position.set(left, top);
    sprite.scale.set(
      (grid.column(x + width) - left) / texture.width,
      (grid.row(y + height) - top) / texture.height,
    );
    sprite.alpha = alpha * this.opacity;
    if (sprite.tint !== tint) sprite.tint = tint;
  }

  /** Ends a frame: hides the sprites that only the frame before had. */
  finish(): void {
    for (let i = this.count; i < this.shown; i++) {
      const sprite = this.children[i];
      if (sprite === undefined) return;
      // Without a size they cost no pixel with WebGL, without alpha no call with Canvas 2D.
      sprite.scale.set(0);
      sprite.alpha = 0;
    }
  }

  private grow(texture: Texture): Sprite {
    return this.addChild(new Sprite(texture));
  }
}
