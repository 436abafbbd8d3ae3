import { PALETTE } from '../palette.ts';
import type { TintName } from '../tints.ts';
import { SKY_PALETTE } from './sky-palette.ts';

const { debugBox: _box, debugHitbox: _hitbox, debugText: _text, ...ORDINARY } = PALETTE;

/**
 * All that has a colour of its own in the picture, 0xRRGGBB, as the sheets are drawn. The ground and the clouds are drawn
 * with inks that figures wear as well; at other hours they part: the sand turns dark, and what lives on it stays to be seen.
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

/** The colours of one theme, 0xRRGGBB each, in the order of `KEY_HOURS`: day, dusk, night, dawn. */
export type ColourTable = Readonly<Record<ColourName, readonly [number, number, number, number]>>;

/** Words and gauges. Halfway from dark to light they would be as bright as what is behind them, so they never blend. */
export const UI_COLOURS: ReadonlySet<ColourName> = new Set<TintName>([
  'text',
  'accent',
  'panel',
  'ready',
  'turbo',
  'cooldown',
]);
