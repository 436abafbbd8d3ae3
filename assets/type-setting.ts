import type { PixelMap } from './pixel-maps.ts';

/** All numbers are in art pixels. */
export const FONT = { capHeight: 14, spaceAdvance: 8 } as const;

const LETTER_SPACING = 2;
const TABULAR_ADVANCE = 12;

export interface Glyph {
  readonly character: string;
  readonly frame: string;
  /** The left edge of the frame, relative to the pen. */
  readonly offset: number;
  /** The distance to the next pen position. */
  readonly advance: number;
}

/**
 * The metrics of the frames `glyph-<character code>`. All digits have the same advance, so that a
 * running score does not jitter.
 */
export function glyphsOf(maps: readonly PixelMap[]): Glyph[] {
  return maps.flatMap(({ name, width }) => {
    const code = /^glyph-(\d+)$/.exec(name)?.[1];
    if (code === undefined) return [];
    const character = String.fromCharCode(Number(code));
    const isDigit = /\d/.test(character);
    const advance = isDigit ? TABULAR_ADVANCE : width + LETTER_SPACING;
    return [
      {
        character,
        frame: name,
        offset: Math.floor((advance - LETTER_SPACING - width) / 2),
        advance,
      },
    ];
  });
}
