import { FIGURES, PALETTE } from '../palette.ts';
import type { KEY_HOURS } from '../time-of-day.ts';

const { debugBox: _box, debugHitbox: _hitbox, debugText: _text, ...ORDINARY } = PALETTE;

/**
 * Colours of sky and hills only, 0xRRGGBB. They change most with the time of day. Each has a single
 * use, so that a texel's colour tells what it belongs to. The sky has its night values here, the
 * hills their day values.
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
 * Layers of the earth below the ground of an upright stage, in the values of a morning. The first
 * has the ground's colour.
 */
const EARTH = {
  stratum2: 0xbf8f58,
  stratum3: 0x8f633d,
  stratum4: 0x754b2f,
  stratum5: 0x5e3520,
} as const;

/** Far away on an upright stage, in the values of a morning. */
const PEAKS = {
  peak: 0xb7c5e6,
  peakShade: 0xa6b6dc,
  peakSnow: 0xf0f4fb,
} as const;

/**
 * Every colour of the picture, 0xRRGGBB, with the values that the sheets are drawn in. Ground and
 * clouds share values with figures but have their own names, because the ground turns dark at night
 * while figures stay bright.
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
  ...EARTH,
  ...PEAKS,
} as const satisfies Readonly<Record<string, number>>;

export type ColourName = keyof typeof SOURCE_COLOURS;

export const FIGURE_COLOURS: ReadonlySet<string> = new Set(Object.keys(FIGURES));

export const COLOUR_NAMES: readonly ColourName[] = Object.keys(SOURCE_COLOURS).filter(isColourName);

function isColourName(name: string): name is ColourName {
  return Object.hasOwn(SOURCE_COLOURS, name);
}

/** 0xRRGGBB. */
export type Colours = Readonly<Record<ColourName, number>>;

/** One value for each of `KEY_HOURS`, in that order. */
type OfKeyHours<Each> = readonly [Each, Each, Each, Each, Each, Each] & {
  readonly length: (typeof KEY_HOURS)['length'];
};

export type EarthColour = keyof typeof EARTH;

export type ColourTable = Readonly<Record<ColourName, OfKeyHours<number>>>;

/** These never blend: halfway from dark to light, text would be as bright as the sky. */
export const UI_COLOURS: ReadonlySet<ColourName> = new Set<ColourName>([
  'text',
  'accent',
  'panel',
  'ready',
  'turbo',
  'cooldown',
]);

/** Sights depend on the theme, and on the first day also on hour and day. */
export type ColourDependency = 'theme and hour' | 'sights' | 'skin' | 'rival';

const UPRIGHT_COUNT = Object.keys({ ...EARTH, ...PEAKS }).length;
const COMMON_COUNT = COLOUR_NAMES.length - UPRIGHT_COUNT;

/** The first palette index of each group. Index 0 is transparent. */
const FIRST_INDEX = {
  'theme and hour': 1,
  sights: 1 + COMMON_COUNT,
  skin: 1 + 2 * COMMON_COUNT,
  // After the colours of an upright stage. No sheet has these.
  rival: 2 + 3 * COMMON_COUNT + UPRIGHT_COUNT,
} as const satisfies Readonly<Record<ColourDependency, number>>;

/** For frames that are tinted when drawn. */
export const WHITE_INDEX = 1 + 3 * COMMON_COUNT;

/** Colours of an upright stage come last, because sheets of the first frame do without them. */
export function colourIndex(dependency: ColourDependency, name: ColourName): number {
  return indexAt(dependency, COLOUR_NAMES.indexOf(name));
}

function indexAt(dependency: ColourDependency, place: number): number {
  return place < COMMON_COUNT
    ? FIRST_INDEX[dependency] + place
    : WHITE_INDEX + 1 + place - COMMON_COUNT;
}

/** Four bytes for each index, in the order of `ImageData`. */
export function createPalette(): Uint8Array {
  const palette = new Uint8Array(4 * (FIRST_INDEX.rival + COMMON_COUNT));
  palette.fill(0xff, 4 * WHITE_INDEX, 4 * WHITE_INDEX + 4);
  return palette;
}

export function writeColours(
  palette: Uint8Array,
  dependency: ColourDependency,
  colours: Colours,
): void {
  const count = dependency === 'theme and hour' ? COLOUR_NAMES.length : COMMON_COUNT;
  for (let i = 0; i < count; i++) {
    const name = COLOUR_NAMES[i];
    if (name === undefined) continue;
    const rgb = colours[name];
    const byte = 4 * indexAt(dependency, i);
    palette[byte] = rgb >> 16;
    palette[byte + 1] = (rgb >> 8) & 0xff;
    palette[byte + 2] = rgb & 0xff;
    palette[byte + 3] = 0xff;
  }
}
