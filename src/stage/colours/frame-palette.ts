import { PALETTE } from '../palette.ts';
import { COLOUR_NAMES } from './blend.ts';
import { type ColourName, UI_COLOURS } from './source-colours.ts';

/** White frames that are tinted when they are placed. */
const TINTED = /^(glyph-|small-|pixel)/;

/** What scenery wears that is drawn with the figures' inks. */
const SCENERY: readonly (readonly [frames: RegExp, colours: readonly ColourName[]])[] = [
  [/^ground$/, ['groundLine', 'ground', 'groundLight', 'groundShade', 'leaf', 'pine']],
  [/^cloud-/, ['cloud', 'cloudShade']],
];

/** Not an ink: no sheet is drawn with it. */
const NO_INKS: ReadonlySet<ColourName> = new Set([
  'sky',
  ...UI_COLOURS,
  ...SCENERY.flatMap(([, colours]) => colours.filter((name) => !Object.hasOwn(PALETTE, name))),
]);
const INKS = COLOUR_NAMES.filter((name) => !NO_INKS.has(name));

/** The colours that the texels of a frame may stand for; none for a frame that keeps its white. */
export function framePalette(frame: string): readonly ColourName[] {
  if (TINTED.test(frame)) return [];
  return SCENERY.find(([frames]) => frames.test(frame))?.[1] ?? INKS;
}
