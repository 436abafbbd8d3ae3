import { ART_PIXEL } from './atlas.ts';
import type { Viewport } from './viewport.ts';

/**
 * One canvas pixel for each art pixel: the lowest resolution that loses nothing of the art. In
 * canvas pixels for each px of the stage.
 */
export const COARSE_RESOLUTION = 1 / ART_PIXEL;

/**
 * Canvas pixels for each px of the stage, in full detail: a whole number of them for each art pixel
 * keeps these equally wide, and there are never fewer than the screen has.
 * @param cssWidth width of the canvas on the page, CSS px.
 */
export function fittingResolution(
  { width }: Viewport,
  cssWidth: number,
  devicePixelRatio: number,
): number {
  const perArtPixel = Math.ceil((cssWidth * devicePixelRatio * ART_PIXEL) / width);
  return Math.max(1, perArtPixel / ART_PIXEL);
}
