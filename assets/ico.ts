import { encodePng } from './png.ts';
import type { Picture } from './picture.ts';

const HEADER_BYTES = 6;
const ENTRY_BYTES = 16;
const ICON = 1;
/** Bits: what a PNG in an ICO says of itself is what counts, this is for those who only read the list. */
const COLOUR_DEPTH = 32;

/** One icon in several sizes, each a PNG, which every browser of today reads. */
export function encodeIco(pictures: readonly Picture[]): Buffer {
  const header = Buffer.alloc(HEADER_BYTES);
  header.writeUInt16LE(ICON, 2);
  header.writeUInt16LE(pictures.length, 4);
  const images = pictures.map(encodePng);
  let offset = HEADER_BYTES + ENTRY_BYTES * pictures.length;
  const entries = pictures.map(({ width, height }, index) => {
    const bytes = images[index]?.length ?? 0;
    const entry = Buffer.alloc(ENTRY_BYTES);
    entry.writeUInt8(width, 0);
    entry.writeUInt8(height, 1);
    entry.writeUInt16LE(1, 4);
    entry.writeUInt16LE(COLOUR_DEPTH, 6);
    entry.writeUInt32LE(bytes, 8);
    entry.writeUInt32LE(offset, 12);
    offset += bytes;
    return entry;
  });
  return Buffer.concat([header, ...entries, ...images]);
}
