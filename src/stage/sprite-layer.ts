import { Container, Sprite, type Texture } from 'pixi.js';
import { ART_PIXEL } from './atlas.ts';

/** What is wider than this is a tile of the scenery, px. */
const MAX_FIGURE_WIDTH = 300;

/**
 * The canvas's pixels. Edges snap to whole ones, so that art pixels never blend. (Pixi's
 * `roundPixels` does this with WebGL only; with Canvas 2D it cuts fractions off.)
 */
export class PixelGrid {
  /** Canvas pixels for each px of the stage. */
  resolution = 1;
  /** An edge of canvas pixels, px. */
  private x = 0;
  private y = 0;
  private hasWholeArtPixels = true;

  /** @param x, y where edges of canvas pixels are, px. */
  fit(resolution: number, x: number, y: number): void {
    this.resolution = resolution;
    this.x = x;
    this.y = y;
    this.hasWholeArtPixels = Number.isInteger(resolution * ART_PIXEL);
  }

  /** The nearest edge. Halves round to the right. */
  column(x: number): number {
    return this.x + this.length(x - this.x);
  }

  /** The nearest edge. Halves round up the screen. */
  row(y: number): number {
    return this.y - this.length(this.y - y);
  }

  /**
   * From the column of this x. Where art pixels differ in width, a moving figure keeps them, and a
   * tile still meets the next one.
   */
  width(x: number, width: number): number {
    return this.hasWholeArtPixels || width > MAX_FIGURE_WIDTH
      ? this.column(x + width) - this.column(x)
      : this.length(width);
  }

  height(y: number, height: number): number {
    return this.hasWholeArtPixels ? this.row(y + height) - this.row(y) : this.length(height);
  }

  length(px: number): number {
    return Math.floor(px * this.resolution + 0.5) / this.resolution;
  }
}

const WHITE = 0xffffff;

/** Of a pool. Pixi would rebuild its batch for one that is removed or invisible. */
export function hideSprite(sprite: Sprite): void {
  // Without a size it costs no pixel with WebGL, without alpha no call with Canvas 2D.
  sprite.scale.set(0);
  sprite.alpha = 0;
}

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

  /** Shows the frame before again. @returns whether that had anything in this layer. */
  keep(): boolean {
    this.count = this.shown;
    return this.count > 0;
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
    const sprite = this.children[this.count] ?? this.grow(texture);
    this.count += 1;
    sprite.texture = texture;
    sprite.position.set(grid.column(x), grid.row(y));
    sprite.scale.set(grid.width(x, width) / texture.width, grid.height(y, height) / texture.height);
    sprite.alpha = alpha * this.opacity;
    if (sprite.tint !== tint) sprite.tint = tint;
  }

  /** Ends a frame: hides the sprites that only the frame before had. */
  finish(): void {
    for (let i = this.count; i < this.shown; i++) {
      const sprite = this.children[i];
      if (sprite !== undefined) hideSprite(sprite);
    }
  }

  private grow(texture: Texture): Sprite {
    return this.addChild(new Sprite(texture));
  }
}
