import type { Texture } from 'pixi.js';
import { ART_PIXEL } from '../atlas.ts';
import type { SpriteLayer } from '../sprite-layer.ts';
import type { Art } from '../sheets.ts';
import { glyphFrame, layOutText, type PlacedGlyph, type TextColour } from './text-layout.ts';

/**
 * A line of text. Its layout is computed when the text changes; writing the same text again costs
 * nothing.
 */
export class PixelText {
  visible = true;
  /** Side of an art pixel of the text, px. */
  scale = ART_PIXEL;
  private glyphs: readonly PlacedGlyph[] = [];
  /** Those of the glyphs. */
  private textures: readonly Texture[] = [];
  private text = '';
  private textWidth = 0;
  private x = 0;
  private y = 0;

  constructor(
    private readonly art: Art,
    private readonly colour: TextColour,
  ) {}

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
    this.textures = glyphs.map(({ frame }) => this.art.frame(glyphFrame(frame, this.colour)));
    this.textWidth = width;
  }

  /** Moves the top left corner of the capitals to x, y px. */
  moveTo(x: number, y: number): void {
    this.x = x;
    this.y = y;
  }

  draw(layer: SpriteLayer): void {
    if (!this.visible) return;
    const { glyphs, textures, scale } = this;
    for (let i = 0; i < glyphs.length; i++) {
      const glyph = glyphs[i];
      const texture = textures[i];
      if (glyph === undefined || texture === undefined) continue;
      layer.putScaled(
        texture,
        this.x + glyph.x * scale,
        this.y,
        texture.width * scale,
        texture.height * scale,
      );
    }
  }
}
