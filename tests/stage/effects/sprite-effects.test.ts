import { describe, expect, it } from 'vitest';
import { createRun, STEP_EVENT, INPUT, NO_INPUT, type RunView } from '#simulation';
import { SpriteEffects } from '#stage/testing';
import {
  drawLastStep,
  createTestStage,
  runThatShoots,
  shooting,
  stepOn,
  stepUntil,
} from '../test-stage.ts';

const CALM = { calm: true };

function drawnEffects() {
  const { layers, art, see, onStage } = createTestStage();
  return { effects: onStage(new SpriteEffects(layers, art)), see };
}

/** The boxes of the pterodactyls on the stage. */
function pterodactyls(view: RunView): { x: number; y: number }[] {
  const { Position } = view.components;
  return [...view.entities.pterodactyls].map((id) => ({
    x: Position.x.get(id),
    y: Position.y.get(id),
  }));
}

describe('a landing', () => {
  it('throws less dust, still to both sides, with reduced motion or high contrast', () => {
    const { effects, see } = drawnEffects();
    const run = createRun(1, { invincible: true });
    stepOn(run, effects, 1, INPUT.jump);
    stepUntil(run, effects, STEP_EVENT.landed);
    drawLastStep(effects, run.view);
    const all = see('frontEffects').length;
    for (const state of [CALM, { theme: 'contrast' }] as const) {
      drawLastStep(effects, run.view, state);
      const few = see('frontEffects');
      expect(few.length).toBeLessThan(all);
      expect(new Set(few.map(({ x }) => x < 142))).toEqual(new Set([true, false]));
    }
  });
});

describe('a shot', () => {
  it('that hits leaves feathers and a rising +20 where the pterodactyl was', () => {
    const { effects, see } = drawnEffects();
    const run = runThatShoots(effects);
    let before: { x: number; y: number }[] = [];
    stepUntil(run, effects, STEP_EVENT.pterodactylShot, (view) => {
      before = pterodactyls(view);
      return shooting(view);
    });
    const left = pterodactyls(run.view);
    const place = before.find(({ y }) => left.every((other) => other.y !== y));
    drawLastStep(effects, run.view);
    const [points] = see('frontEffects', 'plus-20');
    const x = (place?.x ?? Number.NaN) - run.view.gameSpeed * 0.8 + 48;
    expect(Math.abs((points?.x ?? 0) - Math.min(x, 960))).toBeLessThan(1);
    expect(Math.abs((points?.y ?? 0) - ((place?.y ?? Number.NaN) + 50))).toBeLessThan(20);
    const feathers = see('frontEffects', 'feather');
    expect(feathers.length).toBeGreaterThanOrEqual(6);
    for (const feather of feathers)
      expect(Math.hypot(feather.x - x, feather.y - (points?.y ?? 0))).toBeLessThan(60);
    let last = points?.y ?? 0;
    for (let i = 0; i < 4; i++) {
      stepOn(run, effects, 8);
      drawLastStep(effects, run.view, CALM);
      const [later] = see('frontEffects', 'plus-20');
      expect(later?.y).toBeLessThan(last);
      last = later?.y ?? 0;
    }
    expect(see('frontEffects', 'feather').length).toBeLessThan(feathers.length);
    stepOn(run, effects, 60);
    drawLastStep(effects, run.view);
    expect(see('frontEffects', 'plus-20')).toEqual([]);
    expect(see('frontEffects', 'feather')).toEqual([]);
  });

  it('is not assumed for a pterodactyl that flies off the stage', () => {
    const { effects, see } = drawnEffects();
    const run = createRun('shots', { invincible: true });
    let gone = 0;
    for (let flying = 0; run.view.steps < 4000;) {
      stepOn(run, effects, 1);
      if (run.view.entities.pterodactyls.length < flying) gone += 1;
      flying = run.view.entities.pterodactyls.length;
      expect(run.view.happened & STEP_EVENT.pterodactylShot).toBe(0);
      drawLastStep(effects, run.view);
      expect(see('frontEffects', 'plus-20')).toEqual([]);
    }
    expect(gone).toBeGreaterThan(2);
  });
});

describe('a crash', () => {
  function crash() {
    const { effects, see } = drawnEffects();
    const run = createRun(1);
    stepUntil(run, effects, STEP_EVENT.crashed);
    return { effects, see, run };
  }

  it('throws sparks that keep flying while the run stands still, and then stops animating', () => {
    const { effects, see, run } = crash();
    drawLastStep(effects, run.view, { sinceCrash: 50 });
    const early = see('frontEffects', 'spark');
    expect(early.length).toBeGreaterThanOrEqual(4);
    expect(effects.isAnimating).toBe(true);
    drawLastStep(effects, run.view, { sinceCrash: 200 });
    expect(see('frontEffects', 'spark')).not.toEqual(early);
    drawLastStep(effects, run.view, { sinceCrash: 1500 });
    expect(see('frontEffects')).toEqual([]);
    expect(effects.isAnimating).toBe(false);
  });

  it('leaves no particles to the next run, not even before its first step', () => {
    const { effects, see, run } = crash();
    drawLastStep(effects, run.view, { sinceCrash: 50 });
    const next = createRun(2).view;
    drawLastStep(effects, next);
    expect(see('frontEffects')).toEqual([]);
    expect(effects.isAnimating).toBe(false);
  });
});

it('a step looks the same, however many of the steps before it were drawn', () => {
  function shown(drawEach: boolean) {
    const { effects, see } = drawnEffects();
    const run = runThatShoots(effects);
    for (let i = 0; i < 1500; i++) {
      stepOn(run, effects, 1, i % 30 === 0 ? INPUT.shoot | INPUT.jump | INPUT.turbo : NO_INPUT);
      if (drawEach) drawLastStep(effects, run.view);
    }
    drawLastStep(effects, run.view);
    return [...see('backEffects'), ...see('frontEffects')];
  }
  expect(shown(true)).toEqual(shown(false));
});
