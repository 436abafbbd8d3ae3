import { describe, expect, it } from 'vitest';
import {
  baseSpeed,
  createRun,
  DINO_SIZE,
  DINO_X,
  GROUND_Y,
  HITBOX_INSET,
  type RunView,
  STAGE_WIDTH,
  turboSpeed,
} from '#simulation';
import type { StageState } from '#stage';
import { Camera } from '#src/stage/camera.ts';
import { fittingViewport, WIDE } from '#src/stage/viewport.ts';
import { createTestStage, frameOf, storyOf } from './test-stage.ts';

const FRONT = DINO_X + DINO_SIZE.width - HITBOX_INSET;
const upright = { viewport: fittingViewport(390, 844) };
const { view } = createRun('camera');
const SCORES = Array.from({ length: 1100 }, (_, score) => score);
/** Of a run that doesn't take turbo. */
const plainly = (score: number) => baseSpeed(score);
const withTurbo = (score: number) => turboSpeed(baseSpeed(score));

const at = (score: number, speed = plainly): RunView => ({
  ...view,
  score,
  pace: { ...view.pace, score, gameSpeed: speed(score) },
});

/** @param begins another run with each score, or the same goes on. */
function cameraStage(state: Partial<StageState> = upright, begins = true) {
  const { layers } = createTestStage();
  const camera = new Camera(layers);
  return (shown: RunView) => {
    const story = storyOf(shown);
    if (begins) camera.begin(story);
    else camera.afterStep(story);
    camera.draw(frameOf(shown, state));
    const { x, y, scale } = layers.camera;
    return { zoom: scale.x, right: (STAGE_WIDTH - x) / scale.x, feet: y + scale.y * GROUND_Y };
  };
}

/** Rounding aside. */
function stepsInView(right: number, speed: number): number {
  return (right - FRONT) / speed + 1e-9;
}

describe.each([
  ['at any pace', {}],
  ['with reduced motion', { reducedMotion: true }],
])('%s', (_, state) => {
  it('an upright stage shows what comes in 48 steps, and with turbo in 36', () => {
    const show = cameraStage({ ...upright, ...state });
    const shown = SCORES.map((score) => ({ score, ...show(at(score)) }));
    const seen = shown.map(({ score, right }) => [
      stepsInView(right, plainly(score)),
      stepsInView(right, withTurbo(score)),
    ]);
    expect(seen.filter(([own = 0, turbo = 0]) => own < 48 || turbo < 36)).toEqual([]);
    expect(shown.filter(({ feet }) => Math.abs(feet - GROUND_Y) > 1e-9)).toEqual([]);
    const zooms = shown.map(({ zoom }) => zoom);
    expect(zooms).toEqual(zooms.toSorted((a, b) => b - a));
    expect(zooms.at(-1)).toBeLessThan(1.01);
  });
});

it.each([
  ['in the first half of a run', 390, 844, [0, 100, 215]],
  ['on the page', 352, 240, [0]],
])('the dino of a phone is 56 px high %s', (_, width, height, scores) => {
  const viewport = fittingViewport(width, height);
  const show = cameraStage({ viewport });
  for (const score of scores) {
    const shown = (DINO_SIZE.height * show(at(score)).zoom * width) / viewport.width;
    expect(Math.abs(shown - 56)).toBeLessThan(1);
  }
});

it('when turbo begins the camera pulls back within half a second, and comes nearer slowly', () => {
  for (const score of [0, 100, 200, 400, 600]) {
    const show = cameraStage(upright, false);
    for (let steps = 0; steps < 500; steps++) show(at(score));
    const before = show(at(score)).right;
    const rights = Array.from({ length: 30 }, () => show(at(score, withTurbo)).right);
    expect(stepsInView(rights.at(-1) ?? NaN, withTurbo(score))).toBeGreaterThanOrEqual(48);
    expect(show(at(score)).right).toBeGreaterThan((rights.at(-1) ?? NaN) - 2);
    for (let steps = 0; steps < 300; steps++) show(at(score));
    expect(show(at(score)).right).toBeCloseTo(before, 6);
  }
});

it('with reduced motion turbo does not move the camera', () => {
  const show = cameraStage({ ...upright, reducedMotion: true }, false);
  expect(show(at(250, withTurbo))).toEqual(show(at(250)));
});

it('a wide stage always shows the world in the same size', () => {
  const show = cameraStage({ viewport: WIDE });
  expect(show(at(0))).toEqual({ zoom: 1, right: STAGE_WIDTH, feet: GROUND_Y });
});
