import { createHash } from 'node:crypto';
import { type Ink, INKS, SKY_INKS, STAGE_COLOURS } from './palette.ts';
import { type Packed, SHEET_WIDTH } from './pack.ts';
import type { IndexedPicture } from './png.ts';
import type { PixelMap } from './pixel-maps.ts';

export interface Sheet {
  readonly name: string;
  readonly packed: Packed;
  readonly texels: IndexedPicture;
}

/**
 * Writes the atlas as a TypeScript file, so that the compiler checks every frame name.
 * @param all these and the later sheets: they share one texture.
 */
export function writeAtlas(sheets: readonly Sheet[], all: readonly Sheet[]): string {
  const glyphs = glyphsOf(sheets.flatMap(({ packed }) => packed.placed.map(({ map }) => map)));
  return `// Generated from assets/ by \`npm run assets\`: do not edit.
${importsOf(sheets)}

/**
 * Hashes of the sheets' pixels: part of their URLs, so that no browser uses a cached old sheet with
 * a new atlas.
 */
export const SHEET_HASHES = {
${hashesOf(sheets)}
} as const;

/** Size of the one texture that holds all sheets, one below the other; texels. */
export const TEXTURE_SIZE = ${textureSizeOf(all)} as const;

/** The top edge of each sheet in the texture, texels. */
export const SHEET_TOPS: Readonly<Record<string, number>> = {
${topsOf(all)}
};

/** Width and height of an art pixel, in px of the stage. */
export const ART_PIXEL = 2;

/**
 * The sheets in the format of Pixi's \`Spritesheet\`, and all their frames. Lengths are art pixels.
 */
export const SHEETS = { ${namesOf(sheets)} } as const;
export const ATLAS = { ${spread(sheets)} } as const;

export type FrameName = keyof typeof ATLAS;

/** A frame of a glyph in the colour of texts; \`accent-\` and its name is that in the accent's. */
export type GlyphName = Extract<FrameName, \`glyph-\${number}\`>;

/** Metrics of the font, in art pixels. */
export const FONT = {
  capHeight: 14,
  spaceAdvance: 8,
} as const;

/**
 * In art pixels: the frame's left edge from the pen position, and the distance to the next pen
 * position.
 */
export interface Glyph {
  readonly frame: GlyphName;
  readonly offset: number;
  readonly advance: number;
}

export const GLYPHS: Readonly<Record<string, Glyph>> = {
${glyphs.join('\n')}
};
`;
}

/** In art pixels. */
const LETTER_SPACING = 2;
/** The advance of each digit, so that a running score does not jitter; art pixels. */
const DIGIT_ADVANCE = 12;

/** The metrics of the frames `glyph-<character code>`, a line each. */
function glyphsOf(maps: readonly PixelMap[]): string[] {
  return maps
    .flatMap(({ name, width }) => {
      const code = /^glyph-(\d+)$/.exec(name)?.[1];
      return code === undefined ? [] : [{ code: Number(code), frame: name, width }];
    })
    .toSorted((a, b) => a.code - b.code)
    .map(({ code, frame, width }) => {
      const character = String.fromCharCode(code);
      const advance = /\d/.test(character) ? DIGIT_ADVANCE : width + LETTER_SPACING;
      const offset = Math.floor((advance - LETTER_SPACING - width) / 2);
      return `  ${key(character)}: { frame: ${quote(frame)}, offset: ${offset}, advance: ${advance} },`;
    });
}

/**
 * The atlas of the sheets that are loaded later: a separate file, so that the first frame does not
 * wait for it.
 */
export function writeDeferredAtlas(sheets: readonly Sheet[]): string {
  return `// Generated from assets/ by \`npm run assets\`: do not edit.
${importsOf(sheets)}

export const DEFERRED_SHEET_HASHES = {
${hashesOf(sheets)}
} as const;

/**
 * The sheets in the format of Pixi's \`Spritesheet\`, and all their frames. Lengths are art pixels.
 */
export const DEFERRED_SHEETS = { ${namesOf(sheets)} } as const;
export const DEFERRED_ATLAS = { ${spread(sheets)} } as const;

export type DeferredSheetName = keyof typeof DEFERRED_SHEETS;

/** The names of the frames on a sheet. */
export type DeferredFrame<Sheet extends DeferredSheetName> =
  keyof (typeof DEFERRED_SHEETS)[Sheet]['frames'] & string;

export type DeferredFrameName = keyof typeof DEFERRED_ATLAS;
`;
}

function textureSizeOf(sheets: readonly Sheet[]): string {
  const height = sheets.reduce((sum, { packed }) => sum + packed.height, 0);
  return `{ width: ${SHEET_WIDTH}, height: ${height} }`;
}

function topsOf(sheets: readonly Sheet[]): string {
  let top = 0;
  return sheets
    .map(({ name, packed }) => {
      const line = `  ${name}: ${top},`;
      top += packed.height;
      return line;
    })
    .join('\n');
}

function hashesOf(sheets: readonly Sheet[]): string {
  return sheets.map(({ name, texels }) => `  ${name}: ${quote(hashOf(texels))},`).join('\n');
}

function importsOf(sheets: readonly Sheet[]): string {
  return sheets
    .map(({ name }) => `import ${name} from './sheets/${name}.json' with { type: 'json' };`)
    .join('\n');
}

function namesOf(sheets: readonly Sheet[]): string {
  return sheets.map(({ name }) => name).join(', ');
}

function spread(sheets: readonly Sheet[]): string {
  return sheets.map(({ name }) => `...${name}.frames`).join(', ');
}

/**
 * Writes the frames on a sheet in the format of Pixi's `Spritesheet`, which tools such as
 * TexturePacker and Aseprite know as well.
 */
export function writeSheet({ name, packed }: Sheet): string {
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
    "scale": "1"
  }
}
`;
}

/** Writes the colours that code uses as a TypeScript file. */
export function writePalette(): string {
  return `// Generated from assets/ by \`npm run assets\`: do not edit.

/**
 * 0xRRGGBB: the colours of the art, then those that only code uses. They are the colours by day, in
 * which the sheets are drawn.
 */
export const PALETTE = {
${[...coloursOf(INKS), ...Object.entries(STAGE_COLOURS).map(colour)].join('\n')}
} as const satisfies Readonly<Record<string, number>>;
`;
}

/** Writes the inks that only the sky and the hills use as a TypeScript file. */
export function writeSkyPalette(): string {
  return `// Generated from assets/ by \`npm run assets\`: do not edit.

/** The colours that only the sky and the hills use, 0xRRGGBB, as the sheets are drawn. */
export const SKY_PALETTE = {
${coloursOf(SKY_INKS).join('\n')}
} as const satisfies Readonly<Record<string, number>>;
`;
}

function coloursOf(inks: Readonly<Record<string, Ink>>): string[] {
  return Object.values(inks).map(({ name, rgb }) => colour([name, rgb]));
}

function colour([name, rgb]: readonly [name: string, rgb: number]): string {
  return `  ${name}: ${hex(rgb)},`;
}

/** A hash of the pixels, because another version of zlib may compress the PNG to other bytes. */
function hashOf({ width, height, indexes, colours }: IndexedPicture): string {
  const hash = createHash('sha256')
    .update(`${width} x ${height} ${colours.join()}`)
    .update(indexes);
  return hash.digest('hex').slice(0, 8);
}

/** Numbers inside names sort as numbers: \`glyph-9\` before \`glyph-10\`. */
function byName(a: string, b: string): number {
  return a.localeCompare(b, 'en', { numeric: true });
}

function key(name: string): string {
  return /^[A-Za-z]+$/.test(name) ? name : quote(name);
}

function quote(text: string): string {
  return text === "'" ? `"'"` : `'${text}'`;
}

function hex(rgb: number): string {
  return `0x${rgb.toString(16).padStart(6, '0')}`;
}
