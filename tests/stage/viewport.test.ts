import { expect, it } from 'vitest';
import { DINO_X, GROUND_Y, STAGE_HEIGHT, STAGE_WIDTH } from '#simulation';
import { ART_PIXEL } from '#src/stage/atlas.ts';
import { fittingResolution, fittingViewport, isTall, WIDE } from '#src/stage/viewport.ts';

it.each([
  [390, 340],
  [320, 261],
  [280, 250],
  [767, 552],
])('a tall box still shows the course up to the right edge of the stage, %i x %i', (...box) => {
  const [width, height] = box;
  const viewport = fittingViewport(width, height);
  expect([viewport.left + viewport.width, viewport.top + viewport.height]).toEqual([
    STAGE_WIDTH,
    STAGE_HEIGHT,
  ]);
  expect(isTall(viewport)).toBe(true);
  expect(viewport.left).toBeLessThanOrEqual(DINO_X - 20);
  expect(viewport.width / viewport.height).toBeCloseTo(width / height, 2);
  // No edge cuts through an art pixel.
  for (const edge of [viewport.left, viewport.top, viewport.width, viewport.height])
    expect(Math.abs(edge % ART_PIXEL)).toBe(0);
});

it.each([
  [390, 844],
  [320, 568],
  [300, 496],
  [300, 276],
])('on an upright stage the ground line is at 60 % of the height, %i x %i', (width, height) => {
  const viewport = fittingViewport(width, height);
  expect(isTall(viewport)).toBe(true);
  expect((GROUND_Y - viewport.top) / viewport.height).toBeCloseTo(0.6, 2);
  expect(viewport.width / viewport.height).toBeCloseTo(width / height, 2);
  expect(viewport.cssPixel).toBe(viewport.width / width);
});

it.each([
  [1000, 380],
  [1232, 469],
  [0, 0],
])('a box as wide as the world shows all of it, %i x %i', (width, height) => {
  expect(fittingViewport(width, height)).toBe(WIDE);
});

it.each([
  [390, 844, 3, 878],
  [412, 915, 2, 824],
  [390, 844, 4, 878],
  [320, 568, 1, 500],
])('upright on %i x %i CSS px with %f device pixels each, the canvas is %i wide', (...values) => {
  const [width, height, devicePixelRatio, pixels] = values;
  const viewport = fittingViewport(width, height);
  const resolution = fittingResolution(viewport, width, devicePixelRatio);
  expect(resolution * viewport.width).toBeCloseTo(pixels, 9);
});

it.each([
  [500, 1, 1],
  [1000, 1, 1],
  [1001, 1, 1.5],
  [1000, 2, 2],
])('%i CSS px with %f device pixels each get %f pixels for each px of the stage', (...values) => {
  const [cssWidth, devicePixelRatio, resolution] = values;
  expect(fittingResolution(WIDE, cssWidth, devicePixelRatio)).toBe(resolution);
});
