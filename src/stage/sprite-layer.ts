import { Container, Sprite, type Texture } from 'pixi.js';
import { STAGE_HEIGHT } from '#simulation';
import { ART_PIXEL } from './atlas.ts';

/**
 * The canvas's pixels. Edges lie on whole ones, so that art pixels never blend into each other.
 * (Pixi's `roundPixels` does the same with WebGL only: with Canvas 2D it cuts fractions off.)
 */
export class PixelGrid {
  /** Canvas pixels for each px of the stage. */
  resolution = 1;

  /** The nearest edge between two columns, px of the stage; halves are rounded to the right. */
  column(x: number): number {
    return Math.floor(x * this.resolution + 0.5) / this.resolution;
  }

  /** The nearest edge between two rows, px of the stage; halves are rounded up the screen. */
  row(y: number): number {
    return STAGE_HEIGHT - this.column(STAGE_HEIGHT - y);
  }
}

/** The tint that leaves the colours of a texture as they are. */
const WHITE = 0xffffff;

/**
 * One layer of the picture: a Pixi container with a pool of sprites. In each frame the views put
 * sprites into it, from back to front. Slot i of the pool is the i-th sprite of the frame. Nothing
 * is added or removed once the pool has grown, as Pixi would build its batch anew, and what has not
 * changed is not written again.
 */
export class SpriteLayer extends Container<Sprite> {
  /** Multiplies the alpha of sprites that are put from now on, 0 to 1. */
  opacity = 1;
  /** Number of sprites in the frame; the others wait, and are not seen. */
  count = 0;
  grid = new PixelGrid();
  /** How many sprites the frame before had. */
  private shown = 0;

  /** Begins a frame. */
  clear(): void {
    this.shown = this.count;
    this.count = 0;
    this.opacity = 1;
  }

  /** Keeps the sprites that the frame before had, instead of putting them anew. */
  keep(): void {
    this.count = this.shown;
  }

  /** Puts a texture in its own size. @param x left edge, px. @param y top edge, px. */
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

  /** Puts a texture in this size, px. @param alpha 0 to 1. @param tint 0xRRGGBB. */
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
