import { ART_PIXEL } from '../atlas.ts';
import type { Tints, TintName } from '../tints.ts';
import type { SpriteLayer } from '../sprite-layer.ts';
import type { Art } from '../sheets.ts';
import { layOutText, type PlacedGlyph } from './text-layout.ts';

export interface TextStyle {
  readonly colour: TintName;
  /** Side of an art pixel of the text, px. */
  readonly scale?: number;
}

/** A line of text. Its layout is computed when the text changes; writing the same text again costs nothing. */
export class PixelText {
  visible = true;
  /** Side of an art pixel of the text, px. */
  scale: number;
  private glyphs: readonly PlacedGlyph[] = [];
  private text = '';
  private textWidth = 0;
  private x = 0;
  private y = 0;

  constructor(
    private readonly art: Art,
    private readonly tints: Tints,
    private readonly style: TextStyle,
  ) {
    this.scale = style.scale ?? ART_PIXEL;
  }

  /** Width of the text, px. */
  get width(): number {
    return this.textWidth * this.scale;
  }

  /** @throws RangeError for a character that the font does not have. */
  write(text: string): void {
    if (text === this.text) return;
    this.text = text;
    const { glyphs, width } = layOutText(text);
    this.glyphs = glyphs;
    this.textWidth = width;
  }

  /** Moves the top left corner of the capitals to x, y px. */
  moveTo(x: number, y: number): void {
    this.x = x;
    this.y = y;
  }

  draw(layer: SpriteLayer): void {
    if (!this.visible) return;
    const { glyphs, scale } = this;
    const tint = this.tints.colours[this.style.colour];
    for (let i = 0; i < glyphs.length; i++) {
      const glyph = glyphs[i];
      if (glyph === undefined) continue;
      const frame = this.art.frame(glyph.frame);
      layer.putScaled(frame, this.x + glyph.x * scale, this.y, frame.width * scale, frame.height * scale, 1, tint);
    }
  }
}
