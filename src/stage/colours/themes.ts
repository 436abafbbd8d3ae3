import type { Theme } from '../stage.ts';
import type { ColourTable } from './source-colours.ts';
import { CONTRAST } from './contrast-theme.ts';
import { DEFAULT } from './default-theme.ts';
import { MONOCHROME } from './monochrome-theme.ts';

/** The colours of every theme at each key hour. */
export const THEME_COLOURS: Readonly<Record<Theme, ColourTable>> = {
  default: DEFAULT,
  monochrome: MONOCHROME,
  contrast: CONTRAST,
};
