import type { PixelMap } from './pixel-maps.ts';

/** All numbers are art pixels. */
export const FONT = {
  lineHeight: 22,
  /** From the top of a glyph frame to the line the letters stand on. */
  baseline: 14,
  capHeight: 14,
} as const;

const LETTER_SPACING = 2;
export const SPACE_ADVANCE = 8;
const TABULAR_ADVANCE = 12;

export interface Glyph {
  readonly character: string;
  readonly frame: string;
  /** Where the frame starts, from the pen. */
  readonly offset: number;
  /** How far the pen moves on. */
  readonly advance: number;
}

/** The glyphs drawn as `glyph-<character code>`. Digits all advance alike, so that a running score does not jitter. */
export function glyphsOf(maps: readonly PixelMap[]): Glyph[] {
  return maps.flatMap(({ name, width }) => {
    const code = /^glyph-(\d+)$/.exec(name)?.[1];
    if (code === undefined) return [];
    const character = String.fromCharCode(Number(code));
    const isDigit = /\d/.test(character);
    const advance = isDigit ? TABULAR_ADVANCE : width + LETTER_SPACING;
    return [{ character, frame: name, offset: Math.floor((advance - LETTER_SPACING - width) / 2), advance }];
  });
}
