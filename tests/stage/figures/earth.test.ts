import { expect, it } from 'vitest';
import { baseSpeed, createRun, STAGE_HEIGHT } from '#simulation';
import type { StageState } from '#stage';
import { ART_PIXEL } from '#src/stage/atlas.ts';
import { Camera } from '#src/stage/camera.ts';
import { Earth } from '#src/stage/upright/earth.ts';
import { createGround } from '#src/stage/figures/scenery.ts';
import { fittingResolution, fittingViewport, WIDE } from '#src/stage/viewport.ts';
import { PixelGrid } from '#src/stage/sprite-layer.ts';
import { createTestStage, drawLastStep, frameOf, storyOf } from '../test-stage.ts';

const upright = { viewport: fittingViewport(390, 844) };

function earthAt(groundCovered: number, state: Partial<StageState> = upright) {
  const { art, layers, onStage, see } = createTestStage();
  drawLastStep(onStage(new Earth(layers, art)), { ...createRun(1).view, groundCovered }, state);
  return see('earth');
}

it('the earth of an upright stage moves with the ground, and is the same in each run', () => {
  const before = earthAt(5000);
  expect(earthAt(5000)).toEqual(before);
  const placed = earthAt(5100).map(({ frame, x, y }) => `${frame} ${x + 100} ${y}`);
  const drawn = before.filter(({ frame }) => !frame.startsWith('pixel'));
  const moved = drawn.filter(({ frame, x, y }) => placed.includes(`${frame} ${x} ${y}`));
  expect(moved.length).toBeGreaterThan(0.8 * drawn.length);
});

it('fossils and eggs pass by, in few sprites', () => {
  const kinds = new Set<string>();
  for (let groundCovered = 0; groundCovered < 30_000; groundCovered += 400) {
    const seen = earthAt(groundCovered);
    expect(seen.length).toBeLessThan(60);
    for (const { frame } of seen) if (/egg|fossil/.test(frame)) kinds.add(frame);
  }
  expect(kinds.size).toBe(7);
});

it.each<[string, Partial<StageState>, frames: RegExp]>([
  ['a wide stage shows nothing of it', { viewport: WIDE }, /^$/],
  ['a slow machine draws its layers only', { ...upright, detail: 'plain' }, /^(strata|pixel)-/],
])('%s', (_, state, frames) => {
  expect(earthAt(5000, state).filter(({ frame }) => !frames.test(frame))).toEqual([]);
});

it('until its pictures are there, the ground goes on in one colour, down to the lower edge', () => {
  const stage = createTestStage();
  drawLastStep(stage.onStage(createGround(stage)), createRun(1).view, upright);
  const [plain, ...others] = stage.see('earth');
  const { top, height, width } = upright.viewport;
  expect(others).toEqual([]);
  expect(plain).toMatchObject({
    x: 0,
    y: STAGE_HEIGHT - ART_PIXEL,
    width,
    height: top + height - STAGE_HEIGHT + ART_PIXEL,
  });
});

it.each([
  [390, 844, 3],
  [360, 640, 2],
  [320, 568, 2],
])(
  'no step of the camera opens a gap below the ground, %i x %i at %i',
  (width, height, density) => {
    const { art, captions, layers, onStage, see } = createTestStage();
    const viewport = fittingViewport(width, height);
    Object.assign(layers, { grid: new PixelGrid(), worldGrid: new PixelGrid() });
    for (const name of ['ground', 'earth'] as const) layers(name).grid = layers.worldGrid;
    layers.grid.fit(fittingResolution(viewport, width, density), viewport.left, viewport.top);
    const camera = new Camera(layers);
    const ground = onStage(createGround({ art, captions, layers }));
    const earth = onStage(new Earth(layers, art));
    const { view } = createRun(1);
    for (let score = 0; score < 1000; score += 0.25) {
      const shown = { ...view, pace: { ...view.pace, score, gameSpeed: baseSpeed(score) } };
      const frame = frameOf(shown, { viewport });
      camera.begin(storyOf(shown));
      camera.draw(frame);
      ground.draw(frame);
      const ends = see('ground').map(({ y, height: rows }) => y + rows);
      earth.draw(frame);
      // Rounding aside.
      const begins = (see('earth')[0]?.y ?? NaN) - 1e-9;
      expect(Math.min(...ends), `at ${score} points`).toBeGreaterThanOrEqual(begins);
    }
  },
);
