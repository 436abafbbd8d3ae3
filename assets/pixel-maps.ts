import type { ColourName } from '#stage/data';
import { CLEAR, inkOf } from './palette.ts';

/** A row of characters for each row of art pixels. */
export interface PixelMap {
  readonly name: string;
  readonly file: string;
  readonly rows: readonly string[];
  /** In art pixels. */
  readonly width: number;
  readonly height: number;
}

/**
 * A file has `[frame-name]` and its rows, again and again. Empty lines and lines that start with
 * `#` are comments. Throws at rows of different lengths and at unknown characters.
 */
export function parsePixelMaps(text: string, file: string): PixelMap[] {
  const sections: { name: string; line: number; rows: string[] }[] = [];
  text.split('\n').forEach((content, index) => {
    const line = index + 1;
    if (content === '' || content.startsWith('#')) return;
    const header = /^\[([a-z0-9-]+)\]$/.exec(content);
    if (header?.[1] !== undefined) {
      sections.push({ name: header[1], line, rows: [] });
      return;
    }
    const section = sections.at(-1);
    if (section === undefined)
      throw new Error(`${file}:${line}: pixels before the first [frame-name]`);
    checkRow(content, section, `${file}:${line}`);
    section.rows.push(content);
  });
  return sections.map(({ name, line, rows }) => {
    const first = rows[0];
    if (first === undefined) throw new Error(`${file}:${line}: ${name} has no pixels`);
    return { name, file, rows, width: first.length, height: rows.length };
  });
}

function checkRow(
  row: string,
  section: { name: string; rows: readonly string[] },
  at: string,
): void {
  const width = section.rows[0]?.length ?? row.length;
  if (row.length !== width) {
    throw new Error(`${at}: ${section.name} is ${width} wide, this row is ${row.length}`);
  }
  for (const character of row) {
    if (character !== CLEAR && inkOf(character) === undefined) {
      throw new Error(`${at}: ${section.name} uses '${character}', which is not in the palette`);
    }
  }
}

/** The game refers to frames by name, so names must be unique across all files. */
export function checkNoDuplicates(maps: readonly PixelMap[]): void {
  const seen = new Map<string, string>();
  for (const { name, file } of maps) {
    const before = seen.get(name);
    if (before !== undefined) throw new Error(`${file}: ${name} is already drawn in ${before}`);
    seen.set(name, file);
  }
}

/** The colours of boxes that change with the hour. */
const BOX_COLOURS = [
  'text',
  'accent',
  'panel',
  'ready',
  'turbo',
  'cooldown',
  'star',
  'starDim',
] as const satisfies readonly ColourName[];

/** A white map with the colour to draw it in. Without one it stays white, to be tinted. */
export interface ColouredMap extends PixelMap {
  readonly colour?: ColourName;
}

/**
 * Adds copies of the white maps in the colours that they are needed in: `glyph-65` is drawn in the
 * colour of texts, `pixel-panel` in its own, and `halo-glyph-65`, a pixel larger on each side, in
 * the sky's. Tints would do, but Pixi's CanvasRenderer makes a texture of each tint in each frame.
 */
export function addColoured(maps: readonly PixelMap[]): ColouredMap[] {
  return maps.flatMap((map): ColouredMap[] => {
    const { name } = map;
    if (name === 'pixel')
      return [map, ...BOX_COLOURS.map((colour) => ({ ...map, name: `pixel-${colour}`, colour }))];
    if (!name.startsWith('glyph-')) return [map];
    return [
      { ...map, colour: 'text' },
      { ...dilate(map), name: `halo-${name}`, colour: 'sky' },
    ];
  });
}

/** The map grown by a pixel on all sides. */
function dilate(map: PixelMap): PixelMap {
  const width = map.width + 2;
  const height = map.height + 2;
  const around = [0, 1, 2];
  const inkAt = (x: number, y: number) => map.rows[y]?.[x] ?? CLEAR;
  const rows = Array.from({ length: height }, (_, y) =>
    Array.from({ length: width }, (__, x) =>
      around
        .flatMap((down) => around.map((right) => inkAt(x - right, y - down)))
        .reduce((ink, other) => (ink === CLEAR ? other : ink)),
    ).join(''),
  );
  return { ...map, rows, width, height };
}
