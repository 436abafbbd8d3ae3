import type { LateFrameName } from '../late-atlas.ts';
import type { Frame } from '../quads/frame.ts';
import type { QuadLayer } from '../quads/quad-layer.ts';
import type { Art } from '../sheets.ts';
import type { Colours } from '../colours/source-colours.ts';
import { STAR_FIELD } from './star-field.ts';

/** The first stars come out when it is this dark, 0 to 1. */
const FIRST = 0.4;

/** The brighter stars, each of which twinkles in a time of its own. Top left corners, px; `period` in steps. */
const BRIGHT = [
  { frame: 'star-1', x: 452, y: 22, period: 251 },
  { frame: 'star-2', x: 560, y: 40, period: 197 },
  { frame: 'star-2', x: 92, y: 118, period: 223 },
  { frame: 'star-1', x: 226, y: 86, period: 281 },
  { frame: 'star-2', x: 338, y: 142, period: 179 },
  { frame: 'star-2', x: 506, y: 96, period: 241 },
  { frame: 'star-1', x: 634, y: 128, period: 263 },
  { frame: 'star-2', x: 700, y: 62, period: 211 },
  { frame: 'star-2', x: 896, y: 148, period: 191 },
  { frame: 'star-1', x: 954, y: 84, period: 269 },
  { frame: 'star-2', x: 30, y: 178, period: 233 },
  { frame: 'star-2', x: 420, y: 190, period: 257 },
] as const;

/** How much of its light a star has left when it has least. */
const FAINTEST = 0.35;

/** A star's alpha at a step, 0 to 1: down and up again, once a period. */
export function twinkle(steps: number, period: number): number {
  const way = (steps % period) / period;
  return FAINTEST + (1 - FAINTEST) * Math.abs(1 - 2 * way);
}

/** The first sheet's single texel, and the colours of the hour. */
interface SmallStars {
  readonly pixel: Frame;
  readonly colours: Colours;
}

/**
 * Draws small stars, which stand still, and brighter ones.
 * @param darkness 0 to 1. @param steps taken by the run; of 0 for stars that do not twinkle.
 */
export function drawStars(
  darkness: number,
  steps: number,
  layer: QuadLayer,
  art: Art<LateFrameName>,
  small: SmallStars,
): void {
  if (darkness <= FIRST) return;
  const light = (darkness - FIRST) / (1 - FIRST);
  drawSmall('star', light, layer, small);
  drawSmall('starDim', light, layer, small);
  for (let i = 0; i < BRIGHT.length; i++) {
    const star = BRIGHT[i];
    if (star !== undefined) layer.add(art.frame(star.frame), star.x, star.y, light * twinkle(steps, star.period));
  }
}

/** One by one: a picture of all of them would be as wide as the stage, and nearly all of it seen through. */
function drawSmall(
  kind: keyof typeof STAR_FIELD,
  light: number,
  layer: QuadLayer,
  { pixel, colours }: SmallStars,
): void {
  const field = STAR_FIELD[kind];
  for (let i = 0; i < field.length; i++) {
    const star = field[i];
    if (star !== undefined) layer.add(pixel, star.x, star.y, light, colours[kind]);
  }
}
