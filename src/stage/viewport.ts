import { STAGE_HEIGHT, STAGE_WIDTH } from '#simulation';
import { ART_PIXEL } from './atlas.ts';

/**
 * What the stage shows of the world: a rectangle, px. Its right and lower edges are always the
 * world's own.
 */
export interface Viewport {
  readonly left: number;
  /** Below 0 where the sky goes on above the world. */
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The world itself. */
export const WIDE: Viewport = { left: 0, top: 0, width: STAGE_WIDTH, height: STAGE_HEIGHT };

/**
 * What is left of this, px, is cut off where the stage is narrow: it lies behind the dino, which
 * stands at 100. All that comes is seen, so that a course is as fair as on a wide stage.
 */
const BEHIND = 72;

/** A box that is at least so high for its width is filled with sky; the world itself has 0.38. */
const TALL_FROM = 0.6;

/** What is shown in a box of this size, CSS px: the world, with more sky where the box is tall. */
export function fittingViewport(cssWidth: number, cssHeight: number): Viewport {
  if (cssWidth === 0 || cssHeight < TALL_FROM * cssWidth) return WIDE;
  const width = STAGE_WIDTH - BEHIND;
  const height = Math.ceil(((cssHeight / cssWidth) * width) / ART_PIXEL) * ART_PIXEL;
  return { left: BEHIND, top: STAGE_HEIGHT - height, width, height };
}

export function isTall({ top }: Viewport): boolean {
  return top < 0;
}

/** The nearest whole art pixel, px. */
export function onGrid(px: number): number {
  return Math.round(px / ART_PIXEL) * ART_PIXEL;
}

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
