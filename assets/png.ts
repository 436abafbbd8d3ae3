import { crc32, deflateSync } from 'node:zlib';
import type { Picture } from './picture.ts';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** The bit depths that PNG allows for pixels of a palette. */
const DEPTHS = [1, 2, 4, 8] as const;
const INDEXED = 3;

/** PNG's filter types: each row is stored as it is, or as the difference from the row above. */
const FILTERS = ['none', 'up'] as const;

/** A picture whose pixels are indexes into a palette, row by row from the top left. */
export interface IndexedPicture {
  readonly width: number;
  readonly height: number;
  readonly indexes: Uint8Array;
  /** 0xRRGGBBAA by index. */
  readonly colours: readonly number[];
}

/**
 * Encodes a PNG with a palette of the picture's colours, which is half the size of one with four
 * bytes a pixel.
 * @throws RangeError for a picture of more than 256 colours.
 */
export function encodePng({ width, height, rgba }: Picture): Buffer {
  const palette = new Map<number, number>();
  const indexes = Uint8Array.from({ length: width * height }, (_, pixel) => {
    const colour = rgba.readUInt32BE(pixel * 4);
    const index = palette.get(colour) ?? palette.size;
    palette.set(colour, index);
    return index;
  });
  const depth = DEPTHS.find((bits) => palette.size <= 1 << bits);
  if (depth === undefined)
    throw new RangeError(`A palette holds 256 colours, this picture has ${palette.size}.`);
  return encodeIndexedPng({ width, height, indexes, colours: [...palette.keys()] }, depth);
}

/** Encodes a PNG whose pixels are these indexes. @param depth bits of an index. */
export function encodeIndexedPng(
  { width, height, indexes, colours }: IndexedPicture,
  depth: (typeof DEPTHS)[number] = 8,
): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([depth, INDEXED, 0, 0, 0], 8);
  const opacities = colours.map((colour) => colour & 0xff);
  const rows = packRows(indexes, width, depth);
  const [smallest] = FILTERS.map((filter) =>
    deflateSync(Buffer.concat(filterRows(rows, filter)), { level: 9 }),
  ).sort((a, b) => a.length - b.length);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk(
      'PLTE',
      Buffer.from(
        colours.flatMap((colour) => [colour >>> 24, (colour >> 16) & 0xff, (colour >> 8) & 0xff]),
      ),
    ),
    ...(opacities.every((opacity) => opacity === 0xff)
      ? []
      : [
          chunk(
            'tRNS',
            Buffer.from(
              opacities.slice(0, opacities.findLastIndex((opacity) => opacity !== 0xff) + 1),
            ),
          ),
        ]),
    chunk('IDAT', smallest ?? Buffer.alloc(0)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Rows of palette indexes, several in a byte where they need few bits. */
function packRows(indexes: Uint8Array, width: number, depth: number): Buffer[] {
  const rows: Buffer[] = [];
  for (let start = 0; start < indexes.length; start += width) {
    const row = Buffer.alloc(Math.ceil((width * depth) / 8));
    indexes.subarray(start, start + width).forEach((index, x) => {
      const bit = x * depth;
      row[bit >> 3] = (row[bit >> 3] ?? 0) | (index << (8 - depth - (bit & 7)));
    });
    rows.push(row);
  }
  return rows;
}

function filterRows(rows: readonly Buffer[], filter: (typeof FILTERS)[number]): Buffer[] {
  if (filter === 'none') return rows.map((row) => Buffer.concat([Buffer.from([0]), row]));
  return rows.map((row, y) => {
    const above = rows[y - 1];
    return Buffer.concat([Buffer.from([2]), row.map((byte, x) => byte - (above?.[x] ?? 0))]);
  });
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}
