/**
 * What the stage knows as data: for tools and tests outside a browser's page. Nothing here imports
 * Pixi.
 */
export { blend, COLOUR_NAMES } from './colours/blend.ts';
export { type ColourDependency, colourIndex, WHITE_INDEX } from './colours/colour-indexes.ts';
export { HATS, SKIN_PALETTES } from './colours/skins.ts';
export { type ColourName, SOURCE_COLOURS, UI_COLOURS } from './colours/source-colours.ts';
export { THEME_COLOURS } from './colours/themes.ts';
export { layOutText } from './overlay/text-layout.ts';
export { fittingResolution } from './resolution.ts';
export { hourAt } from './time-of-day.ts';
export { WIDE } from './viewport.ts';
