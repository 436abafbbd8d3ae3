import { ART_PIXEL, GLYPHS } from '../atlas.ts';
import type { SpriteLayer } from '../sprite-layer.ts';
import type { Art } from '../sheets.ts';

const DIGITS = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;

/** Distance from one digit to the next, art pixels: all digits of the font are equally wide. */
export const DIGIT_ADVANCE = GLYPHS['0']?.advance ?? 0;

/** How many digits a whole number from 0 on has, at least `minDigits`. */
export function digitsOf(value: number, minDigits: number): number {
  let digits = minDigits;
  for (let limit = 10 ** minDigits; value >= limit; limit *= 10) digits += 1;
  return digits;
}

/**
 * Draws a whole number padded with zeros.
 * @param right right edge, px. @param top top edge, px.
 * @param minDigits a smaller number is padded to so many digits; a larger one grows to the left.
 * @param pixel side of an art pixel, px.
 */
export function drawCounter(
  layer: SpriteLayer,
  art: Art,
  value: number,
  right: number,
  top: number,
  minDigits: number,
  pixel: number = ART_PIXEL,
): void {
  let rest = value;
  for (let place = 0; place < minDigits || rest > 0; place++) {
    const glyph = GLYPHS[DIGITS[rest % 10] ?? '0'];
    const x = right - ((place + 1) * DIGIT_ADVANCE - 2) * pixel;
    if (glyph !== undefined) {
      const frame = art.frame(glyph.frame);
      layer.putScaled(frame, x, top, frame.width * pixel, frame.height * pixel);
    }
    rest = Math.floor(rest / 10);
  }
}
