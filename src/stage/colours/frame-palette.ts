import { PALETTE } from '../palette.ts';
import { COLOUR_NAMES } from './blend.ts';
import { type ColourName, UI_COLOURS } from './source-colours.ts';

/** White frames, which are tinted when they are drawn. */
const TINTED = /^(glyph-|small-|pixel)/;

/** Scenery that is drawn with the same source colours as figures, but has colour names of its own. */
const SCENERY: readonly (readonly [frames: RegExp, colours: readonly ColourName[]])[] = [
  [/^ground$/, ['groundLine', 'ground', 'groundLight', 'groundShade', 'leaf', 'pine']],
  [/^cloud-/, ['cloud', 'cloudShade']],
];

/** Colour names that no texel of a figure stands for. */
const NOT_OF_FIGURES: ReadonlySet<ColourName> = new Set([
  'sky',
  ...UI_COLOURS,
  ...SCENERY.flatMap(([, colours]) => colours.filter((name) => !Object.hasOwn(PALETTE, name))),
]);
const FIGURE_COLOURS = COLOUR_NAMES.filter((name) => !NOT_OF_FIGURES.has(name));

/** The colours that the texels of a frame may stand for; none for a white frame. */
export function framePalette(frame: string): readonly ColourName[] {
  if (TINTED.test(frame)) return [];
  return SCENERY.find(([frames]) => frames.test(frame))?.[1] ?? FIGURE_COLOURS;
}
