import { PNG } from 'pngjs';
import type { GamePage } from './game.ts';

/** 0xRRGGBB at a point in stage px. Requires `keepPictures`, or a 2D canvas. */
export async function colourAt(game: GamePage, x: number, y: number): Promise<number> {
  const { width, data } = PNG.sync.read(await game.picture());
  const scale = width / 1000;
  return data.readUInt32BE((Math.floor(y * scale) * width + Math.floor(x * scale)) * 4) >>> 8;
}
