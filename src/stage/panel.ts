import { type Container, Sprite } from 'pixi.js';
import { ART_PIXEL } from './atlas.ts';
import type { Paint } from './paint.ts';
import type { Art } from './sheets.ts';

/** Width of the panel's border, and of the notch in each corner, px. */
const BORDER = 2 * ART_PIXEL;

/** A backing that keeps words readable over whatever passes behind them: a plain box in pixel style. */
export class Panel {
  private readonly tall: Sprite;
  private readonly wide: Sprite;
  private readonly inside: Sprite;

  constructor(layer: Container, art: Art, paint: Paint) {
    const texture = art.texture('pixel');
    this.tall = new Sprite({ texture });
    this.wide = new Sprite({ texture });
    this.inside = new Sprite({ texture });
    paint.tint(this.tall, 'text');
    paint.tint(this.wide, 'text');
    paint.tint(this.inside, 'panel');
    layer.addChild(this.tall, this.wide, this.inside);
  }

  /** All px of the stage. */
  cover(x: number, y: number, width: number, height: number): void {
    // Two crossing boxes leave the corners out.
    stretch(this.tall, x + BORDER, y, width - 2 * BORDER, height);
    stretch(this.wide, x, y + BORDER, width, height - 2 * BORDER);
    stretch(this.inside, x + BORDER, y + BORDER, width - 2 * BORDER, height - 2 * BORDER);
  }
}

function stretch(pixel: Sprite, x: number, y: number, width: number, height: number): void {
  pixel.position.set(x, y);
  pixel.scale.set(width, height);
}
