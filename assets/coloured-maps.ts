import type { ColourName } from '#stage/data';
import type { PixelMap } from './pixel-maps.ts';

/** The colours of texts, and of boxes, that change with the hour. */
const TEXT_COLOURS = ['text', 'accent'] as const satisfies readonly ColourName[];
const BOX_COLOURS = [
  ...TEXT_COLOURS,
  'panel',
  'ready',
  'turbo',
  'cooldown',
  'star',
  'starDim',
] as const satisfies readonly ColourName[];

/** A white map and the colour that it is drawn in; without one it stays white, to be tinted. */
export interface ColouredMap extends PixelMap {
  readonly colour?: ColourName;
}

/**
 * Adds copies of the white maps in the colours that they are needed in: `glyph-65` is drawn in the
 * colour of texts, `accent-glyph-65` and `pixel-panel` in theirs. Tints would do, but Pixi's
 * CanvasRenderer makes a text of each tint in each frame.
 */
export function addColoured(maps: readonly PixelMap[]): ColouredMap[] {
  return maps.flatMap((map): ColouredMap[] => {
    const { name } = map;
    if (name === 'pixel')
      return [map, ...BOX_COLOURS.map((colour) => ({ ...map, name: `pixel-${colour}`, colour }))];
    if (!name.startsWith('glyph-')) return [map];
    return TEXT_COLOURS.map((colour) => ({
      ...map,
      name: colour === 'text' ? name : `${colour}-${name}`,
      colour,
    }));
  });
}
