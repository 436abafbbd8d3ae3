import { FIGURES, PALETTE } from '../palette.ts';
import type { KEY_HOURS } from '../time-of-day.ts';

const { debugBox: _box, debugHitbox: _hitbox, debugText: _text, ...ORDINARY } = PALETTE;

/**
 * Colours of the sky and the hills only, 0xRRGGBB. They change with the time of day more than
 * others, and each is used for one thing, so that a texel's colour tells what it belongs to. The
 * sky's are those of the night, the hills' those of the day.
 */
const SKY = {
  band1: 0x19224c,
  band2: 0x1f305e,
  band3: 0x2a4070,
  band4: 0x365284,
  star: 0xfff9ea,
  starDim: 0x7f8cc4,
  moon: 0xfdf3d0,
  moonShade: 0xd9cfae,
  moonDark: 0x3d3a6e,
  sun: 0xfff0c2,
  sunGlow: 0xffd08a,
  farHill: 0xf3dcb4,
  farHillShade: 0xe4d0b4,
  farHillLight: 0xfbe8cc,
  nearHill: 0xedcfa0,
  nearHillShade: 0xe6c491,
  nearHillLight: 0xf6d698,
} as const;

/**
 * Every colour of the picture by name, 0xRRGGBB, with the values that the sheets are drawn in.
 * Ground and clouds share these values with figures, but have names of their own: at night the
 * ground turns dark while figures stay bright.
 */
export const SOURCE_COLOURS = {
  ...ORDINARY,
  ...SKY,
  groundLine: PALETTE.outline,
  ground: PALETTE.sand,
  groundLight: PALETTE.cream,
  groundShade: PALETTE.earth,
  cloud: PALETTE.white,
  cloudShade: PALETTE.cream,
} as const satisfies Readonly<Record<string, number>>;

export type ColourName = keyof typeof SOURCE_COLOURS;

export const FIGURE_COLOURS: ReadonlySet<string> = new Set(Object.keys(FIGURES));

/** The names of all colours, in the order of their palette indexes. */
export const COLOUR_NAMES: readonly ColourName[] = Object.keys(SOURCE_COLOURS).filter(isColourName);

function isColourName(name: string): name is ColourName {
  return Object.hasOwn(SOURCE_COLOURS, name);
}

/** 0xRRGGBB each. */
export type Colours = Readonly<Record<ColourName, number>>;

/** One for each of `KEY_HOURS`: morning, noon, afternoon, dusk, night, dawn. */
type OfKeyHours<Each> = readonly [Each, Each, Each, Each, Each, Each] & {
  readonly length: (typeof KEY_HOURS)['length'];
};

/** The colours of one theme, 0xRRGGBB each. */
export type ColourTable = Readonly<Record<ColourName, OfKeyHours<number>>>;

/**
 * The colours of text and gauges. They never blend: halfway from dark to light they would be as
 * bright as the sky.
 */
export const UI_COLOURS: ReadonlySet<ColourName> = new Set<ColourName>([
  'text',
  'accent',
  'panel',
  'ready',
  'turbo',
  'cooldown',
]);

/** What the colours of a sheet, or of the dino on it, depend on. */
export type ColourDependency = 'theme and hour' | 'theme' | 'skin';

/** The first index of each group of colours; index 0 is transparent. */
const FIRST_INDEX = {
  'theme and hour': 1,
  theme: 1 + COLOUR_NAMES.length,
  skin: 1 + 2 * COLOUR_NAMES.length,
} as const satisfies Readonly<Record<ColourDependency, number>>;

/** White, for frames that are tinted when they are drawn. */
export const WHITE_INDEX = 1 + 3 * COLOUR_NAMES.length;

/** The index that stands for a colour in the sheets: their pixels are these indexes. */
export function colourIndex(dependency: ColourDependency, name: ColourName): number {
  return FIRST_INDEX[dependency] + COLOUR_NAMES.indexOf(name);
}

/** Creates a palette: the colours of the indexes, each four bytes in the order of `ImageData`. */
export function createPalette(): Uint8Array {
  const palette = new Uint8Array(4 * (WHITE_INDEX + 1));
  palette.fill(0xff, 4 * WHITE_INDEX);
  return palette;
}

/** Writes the current colours of sheets with this dependency into the palette. */
export function writeColours(
  palette: Uint8Array,
  dependency: ColourDependency,
  colours: Colours,
): void {
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
