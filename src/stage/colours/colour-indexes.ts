import { TEXTURE_SIZE, type SpriteFrame } from '../atlas.ts';
import type { PlacedSheet } from '../quads/quad-renderer.ts';
import { COLOUR_NAMES } from './blend.ts';
import { SOURCE_COLOURS, type ColourName, type Colours } from './source-colours.ts';
import { framePalette } from './frame-palette.ts';

/** A browser that guards against fingerprints blurs what is read from a canvas by a little; inks are farther apart. */
export const READBACK_TOLERANCE = 3;

/** What the colours of a sheet change with. */
export type ColourDependency = 'theme and hour' | 'theme';

/** The numbers that stand for colours in the shared texture; 0 is what one sees through. */
const FIRST_NUMBER = {
  'theme and hour': 1,
  theme: 1 + COLOUR_NAMES.length,
} as const satisfies Readonly<Record<ColourDependency, number>>;
/** White, for frames that are tinted as they are drawn. */
const WHITE_NUMBER = 255;

/** The colours that the numbers stand for, four bytes each. */
export function createPalette(): Uint8Array {
  const palette = new Uint8Array(4 * (WHITE_NUMBER + 1));
  palette.fill(0xff, 4 * WHITE_NUMBER);
  return palette;
}

/** Writes into the palette what the colours of sheets that follow this are now. */
export function writeColours(palette: Uint8Array, follows: ColourDependency, colours: Colours): void {
  for (let i = 0; i < COLOUR_NAMES.length; i++) {
    const name = COLOUR_NAMES[i];
    if (name === undefined) continue;
    const rgb = colours[name];
    const byte = 4 * (FIRST_NUMBER[follows] + i);
    palette[byte] = rgb >> 16;
    palette[byte + 1] = (rgb >> 8) & 0xff;
    palette[byte + 2] = rgb & 0xff;
    palette[byte + 3] = 0xff;
  }
}

/**
 * Reads a sheet as it is drawn, once: for each texel the number of what has its colour.
 * @param frames those on this sheet, by name. @param numbers of all texels of the shared texture, to be written into.
 * @throws Error when the browser does not let the sheet be read as it is.
 */
export function readColourIndexes(
  { image, top }: PlacedSheet,
  frames: readonly (readonly [name: string, frame: SpriteFrame])[],
  follows: ColourDependency,
  numbers: Uint8Array,
): void {
  const sheet = readTexels(image);
  for (const [name, { x: left, y: upper, width, height }] of frames) {
    const worn = framePalette(name);
    const known = new Map<number, number>();
    for (let y = upper; y < upper + height; y++) {
      for (let x = left; x < left + width; x++) {
        const texel = y * image.width + x;
        if (sheet.bytes[texel * 4 + 3] === 0) continue;
        const colour = sheet.texels[texel] ?? 0;
        const number = known.get(colour) ?? numberOf(sheet.bytes, texel, worn, follows);
        if (number === 0) throw new Error(`The browser does not let the colours of '${name}' be read.`);
        known.set(colour, number);
        numbers[(top + y) * TEXTURE_SIZE.width + x] = number;
      }
    }
  }
}

function readTexels(image: ImageBitmap): { bytes: Uint8ClampedArray; texels: Uint32Array } {
  const canvas = document.createElement('canvas');
  canvas.width = image.width;
  canvas.height = image.height;
  // Kept in memory where it is written: nothing has to be fetched back from the graphics card.
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('A sheet cannot be read.');
  context.drawImage(image, 0, 0);
  const { data } = context.getImageData(0, 0, image.width, image.height);
  return { bytes: data, texels: new Uint32Array(data.buffer) };
}

/** 0 for a colour that the frame does not have. */
function numberOf(
  bytes: Uint8ClampedArray,
  texel: number,
  worn: readonly ColourName[],
  follows: ColourDependency,
): number {
  if (worn.length === 0) return WHITE_NUMBER;
  const name = worn.find((each) => isAlmost(bytes, texel, SOURCE_COLOURS[each]));
  return name === undefined ? 0 : FIRST_NUMBER[follows] + COLOUR_NAMES.indexOf(name);
}

function isAlmost(bytes: Uint8ClampedArray, texel: number, rgb: number): boolean {
  const [red = 0, green = 0, blue = 0] = bytes.subarray(texel * 4, texel * 4 + 3);
  const off = [red - (rgb >> 16), green - ((rgb >> 8) & 0xff), blue - (rgb & 0xff)];
  return off.every((difference) => Math.abs(difference) <= READBACK_TOLERANCE);
}
