import { describe, expect, it } from 'vitest';
import { createRun, DINO_X, STAGE_HEIGHT, STAGE_WIDTH } from '#simulation';
import type { HudSize, Phase, StageState } from '#stage';
import { ART_PIXEL, ATLAS } from '#src/stage/atlas.ts';
import { Distance } from '#src/stage/overlay/hud-labels.ts';
import { FIRST_VIEWS } from '#src/stage/create-stage.ts';
import { fittingViewport } from '#src/stage/viewport.ts';
import { DEFERRED_ATLAS } from '#src/stage/deferred-atlas.ts';
import { createTestStage, frameOf, stepOn } from './test-stage.ts';

/**
 * Sizes of the stage in CSS px: on two upright phones, then on the smallest and the largest screen
 * that have a tall stage.
 */
const TALL_BOXES = [
  [390, 388],
  [320, 261],
  [280, 300],
  [767, 552],
] as const;

/** Top of the highest pterodactyl, px. */
const HIGHEST_THREAT_TOP = 150;

it.each(TALL_BOXES)(
  'a tall box still shows the course up to the right edge of the stage, %i x %i',
  (width, height) => {
    const viewport = fittingViewport(width, height);
    expect([viewport.left + viewport.width, viewport.top + viewport.height]).toEqual([
      STAGE_WIDTH,
      STAGE_HEIGHT,
    ]);
    expect(viewport.left).toBeLessThanOrEqual(DINO_X - 20);
    expect(viewport.width / viewport.height).toBeCloseTo(width / height, 2);
    // No edge cuts through an art pixel.
    for (const edge of Object.values(viewport)) expect(Math.abs(edge % ART_PIXEL)).toBe(0);
  },
);

const FRAMES = new Map(
  Object.entries({ ...ATLAS, ...DEFERRED_ATLAS }).map(([name, { frame }]) => [name, frame]),
);

/** Draws one frame early in a run. Returns the boxes of the HUD and the message in world px. */
function drawEarlyFrame(box: readonly [number, number], phase: Phase, hudSize: HudSize = 'normal') {
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
      const { viewport, hud, score } = drawEarlyFrame(box, 'running', hudSize);
      for (const { x, y, width, height } of hud) {
        expect(x).toBeGreaterThanOrEqual(viewport.left);
        expect(x + width).toBeLessThanOrEqual(STAGE_WIDTH);
        expect(y).toBeGreaterThanOrEqual(viewport.top);
        expect(y + height).toBeLessThanOrEqual(HIGHEST_THREAT_TOP);
      }
      expect(score).toHaveLength(5);
      const css = box[0] / viewport.width;
      if (hudSize === 'normal') expect((score[0]?.height ?? 0) * css).toBeGreaterThan(29);
    },
  );

  it.each(['paused', 'over'] as const)(
    'the message of a run that is %s covers neither figures nor HUD',
    (phase) => {
      const { viewport, hud, message } = drawEarlyFrame(box, phase);
      const top = Math.min(...message.map(({ y }) => y));
      for (const { x, width, y, height } of message) {
        expect(x).toBeGreaterThanOrEqual(viewport.left);
        expect(x + width).toBeLessThanOrEqual(STAGE_WIDTH);
        expect(y + height).toBeLessThanOrEqual(HIGHEST_THREAT_TOP);
      }
      for (const { y, height } of hud) expect(y + height).toBeLessThanOrEqual(top);
    },
  );
});
