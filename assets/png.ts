import { encode } from 'fast-png';
import type { Picture } from './picture.ts';

/** The bit depths that PNG allows for pixels of a palette. */
const DEPTHS = [1, 2, 4, 8] as const;

/** Indexes into a palette, row by row from the top left. */
export interface IndexedPicture {
  readonly width: number;
  readonly height: number;
  readonly indexes: Uint8Array;
  /** 0xRRGGBBAA by index; translucent ones come first. */
  readonly colours: readonly number[];
}

/**
 * A palette halves the size against four bytes a pixel.
 * @throws RangeError for a picture of more than 256 colours.
 */
export function encodePng({ width, height, rgba }: Picture): Buffer {
  const pixels = Array.from({ length: width * height }, (_, i) => rgba.readUInt32BE(i * 4));
  const colours = [...new Set(pixels)].sort((a, b) => (a & 0xff) - (b & 0xff));
  const depth = DEPTHS.find((bits) => colours.length <= 1 << bits);
  if (depth === undefined)
    throw new RangeError(`A palette holds 256 colours, this picture has ${colours.length}.`);
  const indexOf = new Map(colours.map((colour, index) => [colour, index]));
  const indexes = Uint8Array.from(pixels, (colour) => indexOf.get(colour) ?? 0);
  return encodeIndexedPng({ width, height, indexes, colours }, depth);
}

/** @param depth bits of an index. */
export function encodeIndexedPng(
  { width, height, indexes, colours }: IndexedPicture,
  depth: (typeof DEPTHS)[number] = 8,
): Buffer {
  const palette = colours.map((rgba) => [24, 16, 8, 0].map((shift) => (rgba >>> shift) & 0xff));
  const isOpaque = palette.every(([, , , alpha]) => alpha === 0xff);
  const png = encode(
    {
      width,
      height,
      depth,
      channels: 1,
      palette: isOpaque ? palette.map((rgba) => rgba.slice(0, 3)) : palette,
      data: packRows(indexes, width, depth),
    },
    { zlib: { level: 9 } },
  );
  return Buffer.from(png);
}

/** Packs several indexes into a byte where they need few bits. */
function packRows(indexes: Uint8Array, width: number, depth: number): Uint8Array {
  const rowBytes = Math.ceil((width * depth) / 8);
  const packed = new Uint8Array((rowBytes * indexes.length) / width);
  indexes.forEach((index, i) => {
    const bit = (i % width) * depth;
    const at = Math.floor(i / width) * rowBytes + (bit >> 3);
    packed[at] = (packed[at] ?? 0) | (index << (8 - depth - (bit & 7)));
  });
  return packed;
}
