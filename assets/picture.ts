import { SOURCE_COLOURS } from '#stage/data';
import { CLEAR, inkOf } from './palette.ts';
import type { PixelMap } from './pixel-maps.ts';

/** Four bytes a pixel (red, green, blue, alpha), row by row from the top left. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly rgba: Buffer;
}

export interface Area {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** @param rgb 0xRRGGBB; null for transparent. */
export function blankPicture(width: number, height: number, rgb: number | null = null): Picture {
  const picture = { width, height, rgba: Buffer.alloc(width * height * 4) };
  fill(picture, 0, 0, width, height, rgb);
  return picture;
}

/** Clipped to the picture. @param rgb 0xRRGGBB; null for transparent. */
export function fill(
  { width, height, rgba }: Picture,
  left: number,
  top: number,
  across: number,
  down: number,
  rgb: number | null,
): void {
  const pixel = rgb === null ? 0 : ((rgb << 8) | 0xff) >>> 0;
  for (let y = Math.max(0, top); y < Math.min(height, top + down); y++) {
    for (let x = Math.max(0, left); x < Math.min(width, left + across); x++) {
      rgba.writeUInt32BE(pixel, (y * width + x) * 4);
    }
  }
}

export function copy(from: Picture, part: Area, to: Picture, left: number, top: number): void {
  for (let row = 0; row < part.height; row++) {
    const start = ((part.top + row) * from.width + part.left) * 4;
    from.rgba.copy(to.rgba, ((top + row) * to.width + left) * 4, start, start + part.width * 4);
  }
}

/**
 * Keeps every n-th pixel of every n-th row. Lossless if each art pixel is n pixels wide, or a
 * multiple of n.
 */
export function thin({ width, height, rgba }: Picture, n: number): Picture {
  const thinned = blankPicture(width / n, height / n);
  for (let y = 0; y < thinned.height; y++) {
    for (let x = 0; x < thinned.width; x++) {
      thinned.rgba.writeUInt32BE(
        rgba.readUInt32BE((y * n * width + x * n) * 4),
        (y * thinned.width + x) * 4,
      );
    }
  }
  return thinned;
}

/** Replaces the rarest colours by the nearest of the others, so that this many remain. */
export function reduceColours({ width, height, rgba }: Picture, count: number): Picture {
  const uses = new Map<number, number>();
  for (let at = 0; at < rgba.length; at += 4) {
    const colour = rgba.readUInt32BE(at);
    uses.set(colour, (uses.get(colour) ?? 0) + 1);
  }
  const byUse = [...uses].sort(([a, many], [b, more]) => more - many || a - b).map(([one]) => one);
  const kept = byUse.slice(0, count);
  const nearest = new Map(
    byUse.map((colour) => [
      colour,
      kept.reduce((best, other) =>
        distance(colour, other) < distance(colour, best) ? other : best,
      ),
    ]),
  );
  const reduced = blankPicture(width, height);
  for (let at = 0; at < rgba.length; at += 4) {
    const colour = rgba.readUInt32BE(at);
    reduced.rgba.writeUInt32BE(nearest.get(colour) ?? colour, at);
  }
  return reduced;
}

function distance(one: number, other: number): number {
  return [24, 16, 8, 0].reduce(
    (sum, shift) => sum + (((one >>> shift) & 0xff) - ((other >>> shift) & 0xff)) ** 2,
    0,
  );
}

/** Each art pixel becomes a square of `scale` x `scale` pixels. */
export function paint(picture: Picture, map: PixelMap, left: number, top: number, scale = 1): void {
  map.rows.forEach((row, rowIndex) => {
    [...row].forEach((character, column) => {
      if (character === CLEAR) return;
      const ink = inkOf(character);
      if (ink === undefined) throw new Error(`${map.name}: no ink for '${character}'`);
      const rgb = SOURCE_COLOURS[ink];
      fill(picture, left + column * scale, top + rowIndex * scale, scale, scale, rgb);
    });
  });
}
