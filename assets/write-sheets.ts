import { createHash } from 'node:crypto';
import { type Packed, SHEET_WIDTH } from './pack.ts';
import type { IndexedPicture } from './png.ts';

export interface Sheet {
  readonly name: string;
  readonly packed: Packed;
  readonly texels: IndexedPicture;
}

/**
 * Writes the frames on each sheet in the format of Pixi's `Spritesheet`, which tools such as
 * TexturePacker and Aseprite know as well. `hash` is part of the sheet's URL, so that no browser
 * uses a cached old sheet with new frames; `top` is its top edge in the `texture` that holds all
 * sheets, one below the other.
 */
export function writeSheets(sheets: readonly Sheet[]): string[] {
  const height = sheets.reduce((sum, { packed }) => sum + packed.height, 0);
  let nextTop = 0;
  return sheets.map(({ name, packed, texels }) => {
    const top = nextTop;
    nextTop += packed.height;
    const frames = packed.placed
      .toSorted((a, b) => byName(a.map.name, b.map.name))
      .map(
        ({ map, x, y }) =>
          `    "${map.name}": { "frame": { "x": ${x}, "y": ${y}, "w": ${map.width}, "h": ${map.height} } }`,
      );
    return `{
  "frames": {
${frames.join(',\n')}
  },
  "meta": {
    "image": "../../../public/dino-assets/${name}.png",
    "format": "RGBA8888",
    "size": { "w": ${SHEET_WIDTH}, "h": ${packed.height} },
    "scale": "1",
    "hash": "${hashOf(texels)}",
    "top": ${top},
    "texture": { "w": ${SHEET_WIDTH}, "h": ${height} }
  }
}
`;
  });
}

/** Hashes the pixels, because another version of zlib may compress the PNG to other bytes. */
function hashOf({ width, height, indexes, colours }: IndexedPicture): string {
  const hash = createHash('sha256')
    .update(`${width} x ${height} ${colours.join()}`)
    .update(indexes);
  return hash.digest('hex').slice(0, 8);
}

/** Sorts numbers in names as numbers: `glyph-9` before `glyph-10`. */
function byName(a: string, b: string): number {
  return a.localeCompare(b, 'en', { numeric: true });
}
