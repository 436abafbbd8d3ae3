import { ATLAS, FONT, type FrameName, type GlyphName, GLYPHS } from '../atlas.ts';

/** The frame of one character, `x` art pixels from the start of the text. */
export interface PlacedGlyph {
  readonly frame: GlyphName;
  readonly x: number;
}

/** The colours of texts. */
export type TextColour = 'text' | 'accent';

export interface TextLayout {
  readonly glyphs: readonly PlacedGlyph[];
  /** From the left edge of the first glyph to the right edge of the last one, art pixels. */
  readonly width: number;
}

/**
 * Lays out one line of text in the font of the atlas.
 * @throws RangeError for a character that the font does not have.
 */
export function layOutText(text: string): TextLayout {
  const glyphs: PlacedGlyph[] = [];
  let pen = 0;
  let width = 0;
  for (const character of text) {
    if (character === ' ') {
      pen += FONT.spaceAdvance;
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

/** The frame of a glyph in this colour. */
export function glyphFrame(glyph: GlyphName, colour: TextColour): FrameName {
  return colour === 'text' ? glyph : `accent-${glyph}`;
}
