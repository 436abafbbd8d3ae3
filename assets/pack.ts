import type { ColouredMap } from './pixel-maps.ts';

export interface Placed {
  readonly map: ColouredMap;
  readonly x: number;
  readonly y: number;
}

export interface Packed {
  readonly height: number;
  readonly placed: readonly Placed[];
}

/**
 * Transparent texels around each frame, so that sampling between texels doesn't pick up a
 * neighbour.
 */
const PADDING = 1;

/**
 * All sheets share one texture, one below the other, so they are as wide as the widest frame, the
 * ground.
 */
export const SHEET_WIDTH = 600 + 2 * PADDING;

/**
 * Shelf packing, tallest frame first: deterministic, and with little waste.
 * @throws Error for a frame that is wider than a sheet.
 */
export function pack(maps: readonly ColouredMap[]): Packed {
  const tallestFirst = maps.toSorted((a, b) => b.height - a.height);
  const placed: Placed[] = [];
  let x = PADDING;
  let y = PADDING;
  let shelf = 0;
  for (const map of tallestFirst) {
    if (map.width + 2 * PADDING > SHEET_WIDTH)
      throw new Error(`'${map.name}' is wider than a sheet.`);
    if (x + map.width + PADDING > SHEET_WIDTH) {
      x = PADDING;
      y += shelf + PADDING;
      shelf = 0;
    }
    placed.push({ map, x, y });
    x += map.width + PADDING;
    shelf = Math.max(shelf, map.height);
  }
  return { height: y + shelf + PADDING, placed };
}
