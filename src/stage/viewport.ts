import { GROUND_Y, STAGE_HEIGHT, STAGE_WIDTH } from '#simulation';
import { ART_PIXEL } from './atlas.ts';

/**
 * The part of the world that is shown, px. Always reaches the world's right edge, and its lower
 * edge or beyond.
 */
export interface Viewport {
  readonly left: number;
  /** Below 0 if more sky is shown above the world. */
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** px for each CSS px on an upright stage, which has earth below the world. Otherwise null. */
  readonly cssPixel: number | null;
}

export const WIDE: Viewport = {
  left: 0,
  top: 0,
  width: STAGE_WIDTH,
  height: STAGE_HEIGHT,
  cssPixel: null,
};

/**
 * A narrow stage cuts off the strip left of this, px. The dino stands at 100, so everything that
 * comes stays in sight and the course is as fair as on a wide stage.
 */
const BEHIND = 72;

/** A box with at least this height for its width is narrow. The world itself has 0.38. */
const NARROW_FROM = 0.6;

/**
 * A box with at least this height for its width is upright, as is a square frame of another site
 * with a line below the game.
 */
const UPRIGHT_FROM = 0.9;

/** Where the ground line of an upright stage stands, as a share of the height. */
const HORIZON = 0.6;

/** A box that is higher than the world shows more sky above it, and an upright one earth below. */
export function fittingViewport(cssWidth: number, cssHeight: number): Viewport {
  const isUpright = cssWidth > 0 && cssHeight >= UPRIGHT_FROM * cssWidth;
  const isNarrow = !isUpright && cssWidth > 0 && cssHeight >= NARROW_FROM * cssWidth;
  const left = isNarrow ? BEHIND : 0;
  const width = STAGE_WIDTH - left;
  const height = Math.ceil(((cssHeight / cssWidth) * width) / ART_PIXEL) * ART_PIXEL;
  // Not for a box that only rounding makes higher, nor for one without a size (NaN).
  if (!(height > STAGE_HEIGHT + 2 * ART_PIXEL)) return WIDE;
  return {
    left,
    top: isUpright ? GROUND_Y - onGrid(HORIZON * height) : STAGE_HEIGHT - height,
    width,
    height,
    cssPixel: isUpright ? width / cssWidth : null,
  };
}

/** A box with at least this height for its width has a high sky. */
const HIGH_SKY_FROM = 1.2;

/** An upright stage that is hardly higher than wide has the sky of a wide one. */
export function hasHighSky({ width, height, cssPixel }: Viewport): boolean {
  return cssPixel !== null && height >= HIGH_SKY_FROM * width;
}

/** Above the world of a wide stage, px: as on a tablet held sideways. */
const DEEP_SKY_FROM = 120;

/** From the upper edge of a deep sky to clouds and moon, px. */
export const BELOW_HUD = 68;

/** Such a wide stage has large clouds and a large moon between HUD and messages. */
export function hasDeepSky(viewport: Viewport): boolean {
  return !isTall(viewport) && viewport.top <= -DEEP_SKY_FROM;
}

/**
 * Sun, moon, clouds and peaks are this much larger in the high sky of an upright stage, and the
 * sky's bands on every tall one and in a deep sky.
 */
export const UPRIGHT_SKY = 2;

/** A tall stage has much sky, and larger figures in it. */
export function isTall({ left, cssPixel }: Viewport): boolean {
  return left > 0 || cssPixel !== null;
}

export function onGrid(px: number): number {
  return Math.round(px / ART_PIXEL) * ART_PIXEL;
}

/** Canvas pixels for each px of the stage: one for each art pixel, so no art is lost. */
export const COARSE_RESOLUTION = 1 / ART_PIXEL;

/**
 * Canvas pixels for each CSS px of an upright stage: with more, a machine that draws in software
 * misses frames. The figures' pixels of 4/3 CSS px are three of these.
 */
const MAX_DENSITY = 2.25;

/**
 * Canvas pixels for each px of the stage, in full detail. Each art pixel gets a whole number of
 * them, to be equally wide, and there are never fewer than on the screen. An upright stage, where
 * the camera enlarges the art, has the screen's pixels, so that figures and words are sharp.
 * @param cssWidth width of the canvas on the page, CSS px.
 */
export function fittingResolution(
  { width, cssPixel }: Viewport,
  cssWidth: number,
  devicePixelRatio: number,
): number {
  if (cssPixel !== null)
    return Math.max(
      COARSE_RESOLUTION,
      Math.round(cssWidth * Math.min(devicePixelRatio, MAX_DENSITY)) / width,
    );
  const perArtPixel = Math.ceil((cssWidth * devicePixelRatio * ART_PIXEL) / width);
  return Math.max(1, perArtPixel / ART_PIXEL);
}
