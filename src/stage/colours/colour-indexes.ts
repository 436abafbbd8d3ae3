import { COLOUR_NAMES } from './blend.ts';
import type { ColourName, Colours } from './source-colours.ts';

/** What the colours of a sheet, or of the dino on it, depend on. */
export type ColourDependency = 'theme and hour' | 'theme' | 'skin';

/** The first index of each group of colours; index 0 is transparent. */
const FIRST_INDEX = {
  'theme and hour': 1,
  theme: 1 + COLOUR_NAMES.length,
  skin: 1 + 2 * COLOUR_NAMES.length,
} as const satisfies Readonly<Record<ColourDependency, number>>;

/** White, for frames that are tinted when they are drawn. */
export const WHITE_INDEX = 1 + 3 * COLOUR_NAMES.length;

/** The index that stands for a colour in the sheets: their pixels are these indexes. */
export function colourIndex(dependency: ColourDependency, name: ColourName): number {
  return FIRST_INDEX[dependency] + COLOUR_NAMES.indexOf(name);
}

/** Creates a palette: the colours of the indexes, each four bytes in the order of `ImageData`. */
export function createPalette(): Uint8Array {
  const palette = new Uint8Array(4 * (WHITE_INDEX + 1));
  palette.fill(0xff, 4 * WHITE_INDEX);
  return palette;
}

/** Writes the current colours of sheets with this dependency into the palette. */
export function writeColours(
  palette: Uint8Array,
  dependency: ColourDependency,
  colours: Colours,
): void {
  for (let i = 0; i < COLOUR_NAMES.length; i++) {
    const name = COLOUR_NAMES[i];
    if (name === undefined) continue;
    const rgb = colours[name];
    const byte = 4 * (FIRST_INDEX[dependency] + i);
    palette[byte] = rgb >> 16;
    palette[byte + 1] = (rgb >> 8) & 0xff;
    palette[byte + 2] = rgb & 0xff;
    palette[byte + 3] = 0xff;
  }
}
