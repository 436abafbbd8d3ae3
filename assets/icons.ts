import { PALETTE } from '#stage/data';
import { blankPicture, fill, paint, type Picture } from './picture.ts';
import type { PixelMap } from './pixel-maps.ts';
import { encodePng } from './png.ts';

export function drawTabIcon(icon: PixelMap, scale: number): Picture {
  const picture = blankPicture(icon.width * scale, icon.height * scale);
  paint(picture, icon, 0, 0, scale);
  return picture;
}

export interface HomeIcon {
  /** In pixels, and so is `scale`, the side of an art pixel. */
  readonly size: number;
  readonly scale: number;
  /** The art pixel of the dino's frame at the icon's centre. */
  readonly middle: { readonly x: number; readonly y: number };
  /** Some systems cut icons to a shape of their own. */
  readonly rounded: boolean;
}

/** Midway between the tip of the scarf and the snout, at the height of the neck. */
const MIDDLE = { x: 25, y: 15 };
/**
 * For maskable icons, which may be cut to a circle of 80% of the side: the tip of the scarf and the
 * snout are just inside.
 */
const MIDDLE_OF_CIRCLE = { x: 25, y: 13 };

/** By file name. */
export const HOME_ICONS = {
  'icon-192': { size: 192, scale: 4, middle: MIDDLE, rounded: true },
  'icon-512': { size: 512, scale: 11, middle: MIDDLE, rounded: true },
  'maskable-512': { size: 512, scale: 10, middle: MIDDLE_OF_CIRCLE, rounded: false },
  'apple-touch-icon': { size: 180, scale: 4, middle: MIDDLE, rounded: false },
} as const satisfies Readonly<Record<string, HomeIcon>>;

/** In art pixels. */
const SUN_RADIUS = 18;
const CORNER_RADIUS = 9;

export function drawHomeIcon(dino: PixelMap, { size, scale, middle, rounded }: HomeIcon): Picture {
  const picture = blankPicture(size, size, PALETTE.sky);
  paintSun(picture, scale);
  paint(
    picture,
    dino,
    Math.round(size / 2 - middle.x * scale),
    Math.round(size / 2 - middle.y * scale),
    scale,
  );
  if (rounded) roundCorners(picture, scale);
  return picture;
}

function paintSun(picture: Picture, scale: number): void {
  const middle = picture.width / 2;
  for (let row = -SUN_RADIUS; row < SUN_RADIUS; row++) {
    const half = halfWidth(SUN_RADIUS, row);
    fill(
      picture,
      middle - half * scale,
      middle + row * scale,
      2 * half * scale,
      scale,
      PALETTE.yolk,
    );
  }
}

function roundCorners(picture: Picture, scale: number): void {
  for (let row = 0; row < CORNER_RADIUS; row++) {
    const gap = (CORNER_RADIUS - halfWidth(CORNER_RADIUS, row - CORNER_RADIUS)) * scale;
    for (const top of [row * scale, picture.height - (row + 1) * scale]) {
      fill(picture, 0, top, gap, scale, null);
      fill(picture, picture.width - gap, top, gap, scale, null);
    }
  }
}

function halfWidth(radius: number, row: number): number {
  return Math.round(Math.sqrt(radius ** 2 - (row + 0.5) ** 2));
}

const HEADER_BYTES = 6;
const ENTRY_BYTES = 16;
const ICON = 1;
/** Bits per pixel in the directory of the ICO; decoders of the PNG use the PNG's own value. */
const COLOUR_DEPTH = 32;

/**
 * An ICO with one icon in several sizes, each stored as a PNG, which all current browsers support.
 */
export function encodeIco(pictures: readonly Picture[]): Buffer {
  const header = Buffer.alloc(HEADER_BYTES);
  header.writeUInt16LE(ICON, 2);
  header.writeUInt16LE(pictures.length, 4);
  const images = pictures.map(encodePng);
  let offset = HEADER_BYTES + ENTRY_BYTES * pictures.length;
  const entries = pictures.map(({ width, height }, index) => {
    const bytes = images[index]?.length ?? 0;
    const entry = Buffer.alloc(ENTRY_BYTES);
    entry.writeUInt8(width, 0);
    entry.writeUInt8(height, 1);
    entry.writeUInt16LE(1, 4);
    entry.writeUInt16LE(COLOUR_DEPTH, 6);
    entry.writeUInt32LE(bytes, 8);
    entry.writeUInt32LE(offset, 12);
    offset += bytes;
    return entry;
  });
  return Buffer.concat([header, ...entries, ...images]);
}
