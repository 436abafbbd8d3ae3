import {
  blend,
  type ColourDependency,
  colourIndex,
  type ColourName,
  hourAt,
  SOURCE_COLOURS,
  THEME_COLOURS,
  WHITE_INDEX,
} from '#stage/data';
import { CLEAR, inkOf } from './palette.ts';
import { type Packed, SHEET_WIDTH } from './pack.ts';
import type { ColouredMap } from './pixel-maps.ts';
import type { IndexedPicture } from './png.ts';

/** White frames, tinted when they are drawn. */
const TINTED = /^(small-|pixel$)/;

/** In the colours of the dino's look: itself, and its arm with the weapon. */
const SKINNED = /^(dino|gun-held)/;

/**
 * Repeated all around themselves, so that stretched over the stage their edges don't take on the
 * neighbouring frames.
 */
const EXTRUDED = /^pixel/;

export const GROUND_COLOURS = [
  'groundLine',
  'ground',
  'groundLight',
  'groundShade',
  'leaf',
  'pine',
] as const satisfies readonly ColourName[];

/** Scenery drawn with the same inks as figures, but with colour names of its own. */
const SCENERY: readonly (readonly [frames: RegExp, colours: readonly ColourName[]])[] = [
  [/^ground$/, GROUND_COLOURS],
  [/^shadow-/, ['groundLine']],
  [/^cloud-/, ['cloud', 'cloudShade']],
  [/^(pixel-ground|flecks-1|fossil-|egg)/, ['ground', 'groundLight', 'groundShade', 'teal']],
];

/** The colours of the sheets until the stage recolours them. */
const OPENING = { ...SOURCE_COLOURS };
blend(THEME_COLOURS.default, hourAt(0), OPENING);

/**
 * Draws a sheet, one texel for each art pixel. Texels are indexes of colours, which the stage looks
 * up for each hour and theme.
 */
export function indexTexels(
  { height, placed }: Packed,
  dependency: ColourDependency,
): IndexedPicture {
  const width = SHEET_WIDTH;
  const indexes = new Uint8Array(width * height);
  const colours = Array.from({ length: WHITE_INDEX + 1 }, () => 0x000000ff);
  colours[0] = 0;
  colours[WHITE_INDEX] = 0xffffffff;
  for (const { map, x, y } of placed) {
    map.rows.forEach((row, rowIndex) => {
      [...row].forEach((character, column) => {
        if (character === CLEAR) return;
        const { index, rgb } = texelOf(map, character, dependency);
        const edge = EXTRUDED.test(map.name) ? 1 : 0;
        for (let at = y + rowIndex - edge; at <= y + rowIndex + edge; at++) {
          indexes.fill(index, at * width + x + column - edge, at * width + x + column + edge + 1);
        }
        colours[index] = ((rgb << 8) | 0xff) >>> 0;
      });
    });
  }
  // The colours of an upright stage come last, and most sheets do without them.
  for (let i = WHITE_INDEX; i < colours.length; i++) colours[i] ??= 0x000000ff;
  return { width, height, indexes, colours };
}

/** @throws Error for an ink that stands for no colour in such a frame. */
function texelOf(
  { name, file, colour: drawnIn }: ColouredMap,
  character: string,
  dependency: ColourDependency,
) {
  const ink = inkOf(character);
  if (ink === undefined) throw new Error(`${file}: ${name}: no ink for '${character}'`);
  const rgb = SOURCE_COLOURS[drawnIn ?? ink];
  if (TINTED.test(name)) return { index: WHITE_INDEX, rgb };
  const scenery = SCENERY.find(([frames]) => frames.test(name))?.[1];
  const colour =
    scenery === undefined ? (drawnIn ?? ink) : scenery.find((each) => SOURCE_COLOURS[each] === rgb);
  if (colour === undefined) throw new Error(`${file}: ${name} may not have the colour ${ink}`);
  return {
    index: colourIndex(SKINNED.test(name) ? 'skin' : dependency, colour),
    rgb: dependency === 'sights' ? rgb : OPENING[colour],
  };
}
