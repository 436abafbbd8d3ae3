import { encodePng } from './png.ts';
import type { Picture } from './picture.ts';

const HEADER_BYTES = 6;
const ENTRY_BYTES = 16;
const ICON = 1;
/** Bits per pixel in the directory of the ICO; decoders of the PNG use the PNG's own value. */
const COLOUR_DEPTH = 32;

/**
 * An ICO with one icon in several sizes, each stored as a PNG, which all current browsers support.
 */
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
