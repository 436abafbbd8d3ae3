import { readFileSync } from 'node:fs';
import { encodeFont } from './font.ts';
import { drawHomeIcon, drawTabIcon, encodeIco, HOME_ICONS } from './icons.ts';
import { indexTexels } from './index-texels.ts';
import { pack } from './pack.ts';
import { addColoured, checkNoDuplicates, parsePixelMaps, type PixelMap } from './pixel-maps.ts';
import { encodeIndexedPng, encodePng } from './png.ts';
import { checkSize, SHEETS, type SheetSource } from './sheets.ts';
import { drawGuidePictures, drawHeads, drawSkins } from './site-pictures.ts';
import { type Sheet, writeSheets } from './write-sheets.ts';

export interface Product {
  /** Relative to the repository's root. */
  readonly path: string;
  readonly content: Buffer | string;
}

export interface Build {
  readonly maps: readonly PixelMap[];
  readonly products: readonly Product[];
}

/** In memory: `make.ts` writes them, a test compares them with those on disk. */
export function build(): Build {
  const icons = readMaps('icon');
  const sheets = SHEETS.map(readSheet);
  const maps = sheets.flatMap(({ packed }) => packed.placed.map(({ map }) => map));
  checkNoDuplicates([...maps, ...icons]);
  maps.forEach(checkSize);

  const icon = find(icons, 'icon');
  const dino = find(maps, 'dino-idle');
  return {
    maps,
    products: [
      ...sheets.map(({ name, texels }) => ({
        path: `public/dino-assets/${name}.png`,
        content: encodeIndexedPng(texels),
      })),
      ...writeSheets(sheets).map((content, i) => ({
        path: `src/stage/sheets/${sheets[i]?.name}.json`,
        content,
      })),
      { path: 'public/favicon.png', content: encodePng(drawTabIcon(icon, 4)) },
      {
        path: 'public/favicon.ico',
        content: encodeIco([1, 2, 3].map((scale) => drawTabIcon(icon, scale))),
      },
      ...Object.entries(HOME_ICONS).map(([name, look]) => ({
        path: `public/icons/${name}.png`,
        content: encodePng(drawHomeIcon(dino, look)),
      })),
      ...Array.from(
        [
          ...drawSkins((name) => find(maps, name)),
          ...drawGuidePictures((name) => find(maps, name)),
          ...drawHeads((name) => find(maps, name)),
        ],
        ([name, picture]) => ({ path: `public/pictures/${name}.png`, content: encodePng(picture) }),
      ),
    ],
  };
}

export async function buildFont(): Promise<Product> {
  return { path: 'public/dino-assets/font.woff2', content: await encodeFont(readMaps('font')) };
}

function readSheet({ name, maps, colours }: SheetSource): Sheet {
  const packed = pack(addColoured(maps.flatMap(readMaps)));
  return { name, packed, texels: indexTexels(packed, colours) };
}

function readMaps(name: string): PixelMap[] {
  const file = `sprites/${name}.txt`;
  return parsePixelMaps(readFileSync(new URL(file, import.meta.url), 'utf8'), `assets/${file}`);
}

function find(maps: readonly PixelMap[], name: string): PixelMap {
  const map = maps.find((one) => one.name === name);
  if (map === undefined) throw new Error(`No pixel map is called '${name}'.`);
  return map;
}
