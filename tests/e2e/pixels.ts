import { PNG } from 'pngjs';
import type { GamePage } from './game.ts';

/** 0xRRGGBB at a point in stage px. Requires `keepPictures`, or a 2D canvas. */
export async function colourAt(game: GamePage, x: number, y: number): Promise<number> {
  const { width, data } = PNG.sync.read(await game.picture());
  const scale = width / 1000;
  return data.readUInt32BE((Math.floor(y * scale) * width + Math.floor(x * scale)) * 4) >>> 8;
}

/**
 * Share of pixels, 0 to 1, in which two pictures of the same size differ by more than the
 * renderers' rounding.
 */
export function difference(one: Buffer, other: Buffer): number {
  const [a, b] = [PNG.sync.read(one), PNG.sync.read(other)];
  if (a.width !== b.width || a.height !== b.height) return 1;
  let different = 0;
  for (let pixel = 0; pixel < a.data.length; pixel += 4) {
    const off = [0, 1, 2].map((channel) =>
      Math.abs((a.data[pixel + channel] ?? 0) - (b.data[pixel + channel] ?? 0)),
    );
    if (Math.max(...off) > 4) different += 1;
  }
  return different / (a.data.length / 4);
}
