/**
 * Data for the guide, and for tools and tests that run outside a page. A separate entry point,
 * because `index.ts` imports Pixi, which needs a browser.
 */
export { blend } from '../colours/blend.ts';
export { HAT_DEPTH, HATS, HEAD, SKIN_PALETTES } from '../colours/skins.ts';
export {
  type ColourDependency,
  colourIndex,
  type ColourName,
  SOURCE_COLOURS,
  WHITE_INDEX,
} from '../colours/source-colours.ts';
export { THEME_COLOURS } from '../colours/themes.ts';
export { GUN_HELD } from '../figures/dino.ts';
export { CAP_HEIGHT, DESCENT, layOutText, SPACE_ADVANCE, spaceGlyph } from '../overlay/text.ts';
export { PALETTE } from '../palette.ts';
export { hourAt, HOURS } from '../time-of-day.ts';
