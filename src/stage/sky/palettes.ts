import type { Theme } from '../stage.ts';
import type { ColourTable } from './colours.ts';
import { CONTRAST } from './contrast.ts';
import { DEFAULT } from './default.ts';
import { MONOCHROME } from './monochrome.ts';

/** The colours of every theme at each key hour. */
export const PALETTES: Readonly<Record<Theme, ColourTable>> = {
  default: DEFAULT,
  monochrome: MONOCHROME,
  contrast: CONTRAST,
};
