import type { Theme } from '../stage.ts';
import type { ColourTable } from './source-colours.ts';
import { CONTRAST_COLOURS } from './contrast-theme.ts';
import { DEFAULT_COLOURS } from './default-theme.ts';
import { MONOCHROME_COLOURS } from './monochrome-theme.ts';

/** The colours of each theme at each key hour. */
export const THEME_COLOURS: Readonly<Record<Theme, ColourTable>> = {
  default: DEFAULT_COLOURS,
  monochrome: MONOCHROME_COLOURS,
  contrast: CONTRAST_COLOURS,
};
