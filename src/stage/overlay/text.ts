import { ATLAS, type FrameName } from '../atlas.ts';
import type { Art } from '../sheets.ts';
import type { SpriteLayer } from '../sprite-layer.ts';

/** Art pixels. */
export const CAP_HEIGHT = 14;
/** How far commas and letters such as 'y' reach below the others. */
export const DESCENT = 4;
export const SPACE_ADVANCE = 8;
const LETTER_SPACING = 2;
/** The same for all digits, so that a running score doesn't jitter. */
export const DIGIT_ADVANCE = 12;

export type GlyphName = Extract<FrameName, `glyph-${number}`>;

interface GlyphSpace {
  /** Left edge of the frame, and distance to the next pen position, both from the pen. */
  readonly offset: number;
  readonly advance: number;
}

interface Glyph extends GlyphSpace {
  readonly frame: GlyphName;
}

/** @param width of the glyph, art pixels. */
export function spaceGlyph(character: string, width: number): GlyphSpace {
  const advance = /\d/.test(character) ? DIGIT_ADVANCE : width + LETTER_SPACING;
  return { advance, offset: Math.floor((advance - LETTER_SPACING - width) / 2) };
}

function isGlyph(name: string): name is GlyphName {
  return /^glyph-\d+$/.test(name);
}

/** The number in a frame's name is the character code. */
export const GLYPHS: Readonly<Record<string, Glyph>> = Object.fromEntries(
  Object.keys(ATLAS)
    .filter(isGlyph)
    .map((frame) => {
      const character = String.fromCharCode(Number(frame.slice('glyph-'.length)));
      return [character, { frame, ...spaceGlyph(character, ATLAS[frame].frame.w) }];
    }),
);

/** `x` is in art pixels from the start of the text. */
export interface PlacedGlyph {
  readonly frame: GlyphName;
  readonly x: number;
}

export interface TextLayout {
  readonly glyphs: readonly PlacedGlyph[];
  /** From the left edge of the first glyph to the right edge of the last, art pixels. */
  readonly width: number;
}

/** For one line. @throws RangeError for a character that the font lacks. */
export function layOutText(text: string): TextLayout {
  const glyphs: PlacedGlyph[] = [];
  let pen = 0;
  let width = 0;
  for (const character of text) {
    if (character === ' ') {
      pen += SPACE_ADVANCE;
      continue;
    }
    const glyph = GLYPHS[character];
    if (glyph === undefined) throw new RangeError(`The font has no glyph for '${character}'.`);
    const x = pen + glyph.offset;
    glyphs.push({ frame: glyph.frame, x });
    width = x + ATLAS[glyph.frame].frame.w;
    pen += glyph.advance;
  }
  return { glyphs, width };
}

/** Lies behind the glyph, an art pixel larger on each side. */
export function haloFrame(glyph: GlyphName): FrameName {
  return `halo-${glyph}`;
}

export function digitsOf(value: number, minDigits: number): number {
  let digits = minDigits;
  for (let limit = 10 ** minDigits; value >= limit; limit *= 10) digits += 1;
  return digits;
}

/** A whole number in a layer of its own, which keeps its sprites until something changes. */
export class Counter {
  private value = NaN;
  private right = 0;
  private top = 0;
  private pixel = 0;
  private resolution = 0;

  constructor(
    private readonly layer: SpriteLayer,
    private readonly art: Art,
  ) {}

  /**
   * @param right right edge, px. @param top top edge, px.
   * @param minDigits pads a smaller number with zeros; a larger one grows to the left.
   * @param pixel side of an art pixel, px.
   */
  draw(value: number, right: number, top: number, minDigits: number, pixel: number): void {
    const { layer } = this;
    const { resolution } = layer.grid;
    const isSame =
      value === this.value &&
      right === this.right &&
      top === this.top &&
      pixel === this.pixel &&
      resolution === this.resolution;
    // Empty after a frame without it.
    if (isSame && layer.keep()) return;
    this.value = value;
    this.right = right;
    this.top = top;
    this.pixel = pixel;
    this.resolution = resolution;
    this.put(minDigits);
  }

  private put(minDigits: number): void {
    const { layer, art, right, top, pixel } = this;
    let rest = this.value;
    for (let place = 0; place < minDigits || rest > 0; place++) {
      const glyph = GLYPHS[rest % 10];
      const x = right - ((place + 1) * DIGIT_ADVANCE - 2) * pixel;
      if (glyph !== undefined) {
        const frame = art.frame(glyph.frame);
        layer.putScaled(frame, x, top, frame.width * pixel, frame.height * pixel);
      }
      rest = Math.floor(rest / 10);
    }
  }
}
