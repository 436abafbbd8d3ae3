import { Container, Sprite } from 'pixi.js';
import { ART_PIXEL } from './atlas.ts';
import type { Paint, TintName } from './paint.ts';
import type { Art } from './sheets.ts';
import { layOutText } from './text-layout.ts';

export interface TextLook {
  readonly colour: TintName;
  /** Side of an art pixel of the text, px. */
  readonly scale?: number;
}

/** A line of text made of glyph sprites. Rewriting it is cheap, writing the same text again is free. */
export class PixelText {
  private readonly box = new Container();
  private readonly glyphs: Sprite[] = [];
  private readonly scale: number;
  private text = '';
  private textWidth = 0;

  constructor(
    layer: Container,
    private readonly art: Art,
    private readonly paint: Paint,
    private readonly look: TextLook,
  ) {
    this.scale = look.scale ?? ART_PIXEL;
    this.box.scale.set(this.scale);
    layer.addChild(this.box);
  }

  /** Width of what is written, px. */
  get width(): number {
    return this.textWidth * this.scale;
  }

  set visible(visible: boolean) {
    this.box.visible = visible;
  }

  /** @throws RangeError for a character that the font does not have. */
  write(text: string): void {
    if (text === this.text) return;
    this.text = text;
    const { glyphs, width } = layOutText(text);
    this.textWidth = width;
    for (const [i, { frame, x }] of glyphs.entries()) {
      const sprite = this.glyphs[i] ?? this.grow();
      sprite.texture = this.art.texture(frame);
      sprite.position.set(x, 0);
      sprite.visible = true;
    }
    for (const surplus of this.glyphs.slice(glyphs.length)) surplus.visible = false;
  }

  /** Puts the top left corner of the text's capitals at x, y px. */
  moveTo(x: number, y: number): void {
    this.box.position.set(x, y);
  }

  private grow(): Sprite {
    const sprite = new Sprite();
    this.paint.tint(sprite, this.look.colour);
    this.glyphs.push(sprite);
    this.box.addChild(sprite);
    return sprite;
  }
}
