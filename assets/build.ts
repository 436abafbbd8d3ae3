import { readFileSync } from 'node:fs';
import { encode } from './encode.ts';
import { pack, type Packed } from './pack.ts';
import { checkNoDuplicates, parsePixelMaps, type PixelMap } from './pixel-maps.ts';
import { SHEETS, type SheetName } from './sheets.ts';
import { checkSize } from './sizes.ts';
import { writeAtlas, writePalette } from './write-atlas.ts';

export interface Product {
  /** From the repository's root. */
  readonly path: string;
  readonly content: Buffer | string;
}

export interface Build {
  readonly maps: readonly PixelMap[];
  readonly products: readonly Product[];
}

/** Makes everything that is made from the sources here, in memory: the program writes it, the test compares it. */
export function build(): Build {
  const icon = readMaps('icon');
  const drawn = SHEETS.map(({ name, maps }) => ({ name, maps: maps.flatMap(readMaps) }));
  const maps = drawn.flatMap((sheet) => sheet.maps);
  checkNoDuplicates([...maps, ...icon]);
  maps.forEach(checkSize);

  const packed = new Map<SheetName, Packed>(drawn.map((sheet) => [sheet.name, pack(sheet.maps)]));
  const sheets = [...packed].map(([name, frames]) => ({
    path: `public/dino-assets/${name}.png`,
    content: encode(frames),
  }));
  return {
    maps,
    products: [
      ...sheets,
      { path: 'public/favicon.png', content: encodeIcon(icon) },
      { path: 'src/stage/atlas.ts', content: writeAtlas(packed) },
      { path: 'src/stage/palette.ts', content: writePalette() },
    ],
  };
}

function readMaps(name: string): PixelMap[] {
  const file = `sprites/${name}.txt`;
  return parsePixelMaps(readFileSync(new URL(file, import.meta.url), 'utf8'), `assets/${file}`);
}

/** Tabs show icons at up to 64 pixels: magnified here, because browsers would smooth what they enlarge. */
function encodeIcon([map]: readonly PixelMap[]): Buffer {
  if (map === undefined) throw new Error('assets/sprites/icon.txt draws nothing');
  return encode({ width: map.width, height: map.height, placed: [{ map, x: 0, y: 0 }] }, 4);
}
