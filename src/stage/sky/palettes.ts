import type { Theme } from '../stage.ts';
import type { ColourTable } from './colours.ts';
import { CONTRAST } from './contrast.ts';
import { MONOCHROME } from './monochrome.ts';
import { OURS } from './ours.ts';

/** The colours of every theme at each key hour. */
export const PALETTES: Readonly<Record<Theme, ColourTable>> = {
  ours: OURS,
  monochrome: MONOCHROME,
  contrast: CONTRAST,
};
