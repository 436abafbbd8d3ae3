import { PALETTE } from '../palette.ts';
import type { KEY_HOURS } from '../time-of-day.ts';
import { SKY_PALETTE } from './sky-palette.ts';

const { debugBox: _box, debugHitbox: _hitbox, debugText: _text, ...ORDINARY } = PALETTE;

/**
 * Every colour of the picture by name, 0xRRGGBB, with the values that the sheets are drawn in.
 * Ground and clouds share these values with figures, but have names of their own: at night the
 * ground turns dark while figures stay bright.
 */
export const SOURCE_COLOURS = {
  ...ORDINARY,
  ...SKY_PALETTE,
  groundLine: PALETTE.outline,
  ground: PALETTE.sand,
  groundLight: PALETTE.cream,
  groundShade: PALETTE.earth,
  cloud: PALETTE.white,
  cloudShade: PALETTE.cream,
} as const satisfies Readonly<Record<string, number>>;

export type ColourName = keyof typeof SOURCE_COLOURS;

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
