import type { ColouredMap } from './coloured-maps.ts';

export interface Placed {
  readonly map: ColouredMap;
  readonly x: number;
  readonly y: number;
}

export interface Packed {
  readonly width: number;
  readonly height: number;
  readonly placed: readonly Placed[];
}

/**
 * Transparent texels around each frame, so that sampling between texels does not pick up a
 * neighbour.
 */
const PADDING = 1;

/** Keeps a sheet of few small frames from becoming very narrow and tall. */
const MINIMAL_WIDTH = 60;

/** Shelf packing, tallest frame first: deterministic, and with little waste. */
export function pack(maps: readonly ColouredMap[]): Packed {
  const width = Math.max(MINIMAL_WIDTH, ...maps.map((map) => map.width + 2 * PADDING));
  const tallestFirst = maps.toSorted((a, b) => b.height - a.height);
  const placed: Placed[] = [];
  let x = PADDING;
  let y = PADDING;
  let shelf = 0;
  for (const map of tallestFirst) {
    if (x + map.width + PADDING > width) {
      x = PADDING;
      y += shelf + PADDING;
      shelf = 0;
    }
    placed.push({ map, x, y });
    x += map.width + PADDING;
    shelf = Math.max(shelf, map.height);
  }
  return { width, height: y + shelf + PADDING, placed };
}
