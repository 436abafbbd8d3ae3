import { expect, it } from 'vitest';
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
import { Camera } from '#src/stage/upright/camera.ts';
import { fittingViewport, WIDE } from '#src/stage/viewport.ts';
import { createTestStage, frameOf, storyOf } from './test-stage.ts';

const FRONT = DINO_X + DINO_SIZE.width - HITBOX_INSET;
const upright = { viewport: fittingViewport(390, 844) };
const view = { ...createRun('camera').view };
const SCORES = Array.from({ length: 1100 }, (_, score) => score);

/** The same run each time. */
const at = (score: number, steps = 6 * score): RunView =>
  Object.assign(view, { steps, score, pace: { ...view.pace, score } });

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

function stepsInView(right: number, score: number): number {
  return (right - FRONT) / turboSpeed(baseSpeed(score));
}

it('an upright stage shows what turbo reaches in 48 steps, up to 1.45 times larger', () => {
  const show = cameraStage();
  const shown = SCORES.map((score) => ({ score, ...show(at(score)) }));
  expect(shown.filter(({ right, score }) => stepsInView(right, score) < 48)).toEqual([]);
  expect(shown.filter(({ feet }) => Math.abs(feet - GROUND_Y) > 1e-9)).toEqual([]);
  const zooms = shown.map(({ zoom }) => zoom);
  expect(zooms).toEqual(zooms.toSorted((a, b) => b - a));
  expect(zooms[0]).toBeLessThan(1.45);
  expect(zooms[430]).toBe(1);
});

it.each([false, true])(
  'the camera pulls back slowly, also when the score jumps, with reduced motion: %s',
  (reducedMotion) => {
    const show = cameraStage({ ...upright, reducedMotion }, false);
    for (let steps = 0; steps < 400; steps++) show(at(300));
    let last = show(at(300));
    for (let steps = 1; steps < 600; steps++) {
      const score = 300 + Math.floor(steps / 6) + (steps < 100 ? 0 : 20);
      const next = show(at(score, steps));
      expect(next.right - last.right).toBeLessThan(1);
      expect(stepsInView(next.right, score)).toBeGreaterThan(48);
      last = next;
    }
  },
);

it('a stage that is not upright always shows the world in the same size', () => {
  const show = cameraStage({ viewport: WIDE });
  expect(show(at(0))).toEqual({ zoom: 1, right: STAGE_WIDTH, feet: GROUND_Y });
});
