import { describe, expect, it } from 'vitest';
import { createRun, DINO_X, STAGE_HEIGHT, STAGE_WIDTH } from '#simulation';
import type { HudSize, Phase, StageState } from '#stage';
import {
  ART_PIXEL,
  ATLAS,
  Distance,
  FIRST_VIEWS,
  fittingViewport,
  DEFERRED_ATLAS,
} from '#stage/testing';
import { createTestStage, frameOf, stepOn } from './test-stage.ts';

/**
 * The stage's boxes on upright phones, and on the smallest and the largest screen with a tall
 * stage, CSS px.
 */
const TALL_BOXES = [
  [390, 388],
  [320, 261],
  [280, 300],
  [767, 552],
] as const;

/** Top of the highest pterodactyl, px. */
const HIGHEST = 150;

it.each(TALL_BOXES)('a tall box shows as much of the course ahead, %i x %i', (width, height) => {
  const seen = fittingViewport(width, height);
  expect([seen.left + seen.width, seen.top + seen.height]).toEqual([STAGE_WIDTH, STAGE_HEIGHT]);
  expect(seen.left).toBeLessThanOrEqual(DINO_X - 20);
  expect(seen.width / seen.height).toBeCloseTo(width / height, 2);
  // Art pixels stay whole.
  for (const edge of Object.values(seen)) expect(Math.abs(edge % ART_PIXEL)).toBe(0);
});

const FRAMES = new Map(
  Object.entries({ ...ATLAS, ...DEFERRED_ATLAS }).map(([name, { frame }]) => [name, frame]),
);

/** The visible part of the HUD and of the message early in a run, px of the world. */
function look(box: readonly [number, number], phase: Phase, hudSize: HudSize = 'normal') {
  const stage = createTestStage((name) => FRAMES.get(name));
  const views = [...FIRST_VIEWS.map((create) => create(stage)), new Distance(stage)];
  const run = createRun(1, { invincible: true });
  for (const view of views) stepOn(run, view, 30);
  const viewport = fittingViewport(...box);
  const state: Partial<StageState> = {
    viewport,
    phase,
    hudSize,
    highScore: 12_345,
    msSinceCrash: 1000,
    touch: true,
  };
  for (const view of views) view.draw(frameOf(run.view, state));
  const hud = [...stage.see('hud'), ...stage.see('score'), ...stage.see('highScore')];
  return {
    viewport,
    hud,
    score: stage.see('score'),
    message: [...stage.see('title'), ...stage.see('message')],
  };
}

describe.each(TALL_BOXES)('in a tall box, %i x %i,', (...box) => {
  it.each(['small', 'normal', 'large'] as const)(
    'a %s HUD stands in the sky above all threats, with a readable score',
    (hudSize) => {
      const { viewport, hud, score } = look(box, 'running', hudSize);
      for (const { x, y, width, height } of hud) {
        expect(x).toBeGreaterThanOrEqual(viewport.left);
        expect(x + width).toBeLessThanOrEqual(STAGE_WIDTH);
        expect(y).toBeGreaterThanOrEqual(viewport.top);
        expect(y + height).toBeLessThanOrEqual(HIGHEST);
      }
      expect(score).toHaveLength(5);
      const css = box[0] / viewport.width;
      if (hudSize === 'normal') expect((score[0]?.height ?? 0) * css).toBeGreaterThan(29);
    },
  );

  it.each(['paused', 'over'] as const)(
    'the message when %s covers neither figures nor HUD',
    (phase) => {
      const { viewport, hud, message } = look(box, phase);
      const top = Math.min(...message.map(({ y }) => y));
      for (const { x, width, y, height } of message) {
        expect(x).toBeGreaterThanOrEqual(viewport.left);
        expect(x + width).toBeLessThanOrEqual(STAGE_WIDTH);
        expect(y + height).toBeLessThanOrEqual(HIGHEST);
      }
      for (const { y, height } of hud) expect(y + height).toBeLessThanOrEqual(top);
    },
  );
});
