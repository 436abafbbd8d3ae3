import { blankPicture, clear, fill, paint, type Picture } from './picture.ts';
import { INKS, STAGE_COLOURS } from './palette.ts';
import type { PixelMap } from './pixel-maps.ts';

/** The small icon alone, for a browser's tab: magnified here, because browsers would smooth what they enlarge. */
export function drawTabIcon(icon: PixelMap, scale: number): Picture {
  const picture = blankPicture(icon.width * scale, icon.height * scale);
  paint(picture, icon, 0, 0, scale);
  return picture;
}

export interface HomeIcon {
  /** Pixels. */
  readonly size: number;
  /** Pixels of an art pixel's side. */
  readonly scale: number;
  /** Of the dino's frame, the art pixel that is in the middle. */
  readonly middle: { readonly x: number; readonly y: number };
  /** Whether it brings its own rounded corners; some systems cut every icon to their own shape. */
  readonly rounded: boolean;
}

/** Between the tip of the scarf and the snout, as high as the neck. */
const MIDDLE = { x: 25, y: 15 };
/** What may be cut to a circle of 80% of the side, which the scarf's tip and the snout just reach into. */
const MIDDLE_OF_CIRCLE = { x: 25, y: 13 };

/** By file name. */
export const HOME_ICONS = {
  'icon-192': { size: 192, scale: 4, middle: MIDDLE, rounded: true },
  'icon-512': { size: 512, scale: 11, middle: MIDDLE, rounded: true },
  'maskable-512': { size: 512, scale: 10, middle: MIDDLE_OF_CIRCLE, rounded: false },
  'apple-touch-icon': { size: 180, scale: 4, middle: MIDDLE, rounded: false },
} as const satisfies Readonly<Record<string, HomeIcon>>;

/** Art pixels. */
const SUN_RADIUS = 18;
const CORNER_RADIUS = 9;

/** The dino before the sun, for a home screen. */
export function drawHomeIcon(dino: PixelMap, { size, scale, middle, rounded }: HomeIcon): Picture {
  const picture = blankPicture(size, size, STAGE_COLOURS.sky);
  paintSun(picture, scale);
  paint(picture, dino, Math.round(size / 2 - middle.x * scale), Math.round(size / 2 - middle.y * scale), scale);
  if (rounded) roundCorners(picture, scale);
  return picture;
}

function paintSun(picture: Picture, scale: number): void {
  const middle = picture.width / 2;
  for (let row = -SUN_RADIUS; row < SUN_RADIUS; row++) {
    const half = halfWidth(SUN_RADIUS, row);
    fill(picture, middle - half * scale, middle + row * scale, 2 * half * scale, scale, INKS['y']?.rgb ?? 0);
  }
}

function roundCorners(picture: Picture, scale: number): void {
  for (let row = 0; row < CORNER_RADIUS; row++) {
    const gap = (CORNER_RADIUS - halfWidth(CORNER_RADIUS, row - CORNER_RADIUS)) * scale;
    for (const top of [row * scale, picture.height - (row + 1) * scale]) {
      clear(picture, 0, top, gap, scale);
      clear(picture, picture.width - gap, top, gap, scale);
    }
  }
}

/** Half the width of a circle of art pixels, `row` rows below its middle. */
function halfWidth(radius: number, row: number): number {
  return Math.round(Math.sqrt(radius ** 2 - (row + 0.5) ** 2));
}
