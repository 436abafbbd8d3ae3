import { type Container, Sprite, type Texture } from 'pixi.js';
import { ART_PIXEL } from './atlas.ts';

/** x of a sprite that is not to be seen, px. */
const OFFSTAGE = -10_000;

/**
 * Sprites of one layer that are placed anew on each frame: `place` as many as there is something to show,
 * then `finish`, which puts the rest offstage. It grows to the most ever shown at once, and makes nothing after that.
 *
 * Offstage rather than invisible: Pixi gathers the whole picture's sprites anew whenever one becomes visible or
 * invisible, and that is whenever a cactus comes or goes.
 */
export class SpritePool {
  private readonly sprites: Sprite[] = [];
  private placed = 0;

  constructor(private readonly layer: Container) {}

  /** Shows a frame with its top left corner at x, y px of the stage, at the art's own size. */
  place(texture: Texture, x: number, y: number): Sprite {
    const sprite = this.sprites[this.placed] ?? this.grow();
    this.placed += 1;
    // Pixi looks itself whether a value differs; an unchanged sprite costs nothing more.
    sprite.texture = texture;
    sprite.position.set(x, y);
    return sprite;
  }

  finish(): void {
    for (let i = this.placed; i < this.sprites.length; i++) {
      const sprite = this.sprites[i];
      if (sprite === undefined || sprite.x === OFFSTAGE) break;
      sprite.x = OFFSTAGE;
    }
    this.placed = 0;
  }

  private grow(): Sprite {
    const sprite = new Sprite({ scale: ART_PIXEL });
    this.sprites.push(sprite);
    this.layer.addChild(sprite);
    return sprite;
  }
}
