import { type SpriteFrame, TEXTURE_SIZE } from '../atlas.ts';
import type { PlacedSheet } from '../quads/quad-renderer.ts';
import { COLOUR_NAMES } from './blend.ts';
import { framePalette } from './frame-palette.ts';
import { type ColourName, type Colours, SOURCE_COLOURS } from './source-colours.ts';

/**
 * Tolerance of each channel when a sheet is read: browsers with fingerprinting protection add a little noise to what is read
 * from a canvas. The colours of a frame differ by more than twice as much.
 */
export const READBACK_TOLERANCE = 3;

/** What the colours of a sheet depend on. */
export type ColourDependency = 'theme and hour' | 'theme' | 'skin';

/** The first palette index of each group of colours; index 0 is transparent. */
const FIRST_INDEX = {
  'theme and hour': 1,
  theme: 1 + COLOUR_NAMES.length,
  skin: 1 + 2 * COLOUR_NAMES.length,
} as const satisfies Readonly<Record<ColourDependency, number>>;
/** The frames that have the colours of the dino's look: itself, and its arm that holds the weapon. */
const SKINNED = /^(dino|gun-held)/;
/** White, for frames that are tinted when they are drawn. */
const WHITE_INDEX = 255;

/** Creates a palette: the colours of the indexes, four bytes each. */
export function createPalette(): Uint8Array {
  const palette = new Uint8Array(4 * (WHITE_INDEX + 1));
  palette.fill(0xff, 4 * WHITE_INDEX);
  return palette;
}

/** Writes the current colours of sheets with this dependency into the palette. */
export function writeColours(palette: Uint8Array, dependency: ColourDependency, colours: Colours): void {
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

/**
 * Reads a sheet in its source colours, and writes the palette index of each texel. The dino has indexes of its own.
 * @param frames the frames on this sheet, by name. @param indexes those of the whole shared texture, written into.
 * @throws Error when the browser does not return the sheet's real colours.
 */
export function readColourIndexes(
  { image, top }: PlacedSheet,
  frames: readonly (readonly [name: string, frame: SpriteFrame])[],
  dependency: ColourDependency,
  indexes: Uint8Array,
): void {
  const sheet = readTexels(image);
  for (const [name, { x: left, y: upper, width, height }] of frames) {
    const names = framePalette(name);
    const group = SKINNED.test(name) ? 'skin' : dependency;
    const known = new Map<number, number>();
    for (let y = upper; y < upper + height; y++) {
      for (let x = left; x < left + width; x++) {
        const texel = y * image.width + x;
        if (sheet.bytes[texel * 4 + 3] === 0) continue;
        const colour = sheet.texels[texel] ?? 0;
        const index = known.get(colour) ?? indexOf(sheet.bytes, texel, names, group);
        if (index === 0) throw new Error(`The browser does not let the colours of '${name}' be read.`);
        known.set(colour, index);
        indexes[(top + y) * TEXTURE_SIZE.width + x] = index;
      }
    }
  }
}

function readTexels(image: ImageBitmap): { bytes: Uint8ClampedArray; texels: Uint32Array } {
  const canvas = document.createElement('canvas');
  canvas.width = image.width;
  canvas.height = image.height;
  // Keeps the canvas in main memory, so that nothing has to be copied back from the GPU.
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('A sheet cannot be read.');
  context.drawImage(image, 0, 0);
  const { data } = context.getImageData(0, 0, image.width, image.height);
  return { bytes: data, texels: new Uint32Array(data.buffer) };
}

/** The palette index of a texel; 0 for a colour that the frame cannot have. */
function indexOf(
  bytes: Uint8ClampedArray,
  texel: number,
  names: readonly ColourName[],
  dependency: ColourDependency,
): number {
  if (names.length === 0) return WHITE_INDEX;
  const name = names.find((each) => isSimilar(bytes, texel, SOURCE_COLOURS[each]));
  return name === undefined ? 0 : FIRST_INDEX[dependency] + COLOUR_NAMES.indexOf(name);
}

function isSimilar(bytes: Uint8ClampedArray, texel: number, rgb: number): boolean {
  const [red = 0, green = 0, blue = 0] = bytes.subarray(texel * 4, texel * 4 + 3);
  const differences = [red - (rgb >> 16), green - ((rgb >> 8) & 0xff), blue - (rgb & 0xff)];
  return differences.every((difference) => Math.abs(difference) <= READBACK_TOLERANCE);
}
