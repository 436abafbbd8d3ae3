import { type Container, Sprite } from 'pixi.js';
import { ART_PIXEL, GLYPHS } from './atlas.ts';
import type { Paint, TintName } from './paint.ts';
import type { Art } from './sheets.ts';

const DIGITS = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;

/** From one digit to the next, px: all digits of the font are equally wide. */
export const DIGIT_ADVANCE = (GLYPHS['0']?.advance ?? 0) * ART_PIXEL;

/** A whole number on the stage, with zeros in front. Counting on makes no garbage. */
export class Counter {
  private readonly digits: Sprite[] = [];
  private shown = -1;

  /**
   * @param right right edge, px. @param top top edge, px.
   * @param fewest digits it has at least. A larger number grows to the left.
   */
  constructor(
    private readonly layer: Container,
    private readonly art: Art,
    private readonly paint: Paint,
    private readonly right: number,
    private readonly top: number,
    private readonly colour: TintName,
    private readonly fewest: number,
  ) {}

  show(value: number): void {
    if (value === this.shown) return;
    this.shown = value;
    let rest = value;
    for (let place = 0; place < this.fewest || rest > 0; place++) {
      const glyph = GLYPHS[DIGITS[rest % 10] ?? '0'];
      const sprite = this.digits[place] ?? this.grow(place);
      if (glyph !== undefined) sprite.texture = this.art.texture(glyph.frame);
      sprite.visible = true;
      rest = Math.floor(rest / 10);
    }
    for (let place = Math.max(this.fewest, digitsOf(value)); place < this.digits.length; place++) {
      const surplus = this.digits[place];
      if (surplus !== undefined) surplus.visible = false;
    }
  }

  private grow(place: number): Sprite {
    const sprite = new Sprite({ scale: ART_PIXEL });
    this.paint.tint(sprite, this.colour);
    sprite.position.set(this.right - (place + 1) * DIGIT_ADVANCE + ART_PIXEL * 2, this.top);
    this.digits.push(sprite);
    this.layer.addChild(sprite);
    return sprite;
  }
}

/** How many digits a whole number has; none for 0. */
function digitsOf(value: number): number {
  let digits = 0;
  for (let rest = value; rest > 0; rest = Math.floor(rest / 10)) digits += 1;
  return digits;
}
