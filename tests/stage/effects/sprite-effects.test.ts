import { expect, it } from 'vitest';
import type { StageState } from '#stage';
import { createRun, STEP_EVENT, INPUT, NO_INPUT, STEPS_PER_POINT } from '#simulation';
import { NO_GOALS } from '#story';
import { SpriteEffects } from '#src/stage/effects/sprite-effects.ts';
import {
  drawLastStep,
  createTestStage,
  happen,
  runThatShoots,
  type Seen,
  shooting,
  stepOn,
  stepUntil,
  storyOf,
  viewAfter,
} from '../test-stage.ts';

function drawnEffects() {
  const { layers, art, see, onStage } = createTestStage();
  return { effects: onStage(new SpriteEffects(layers, art)), see };
}

it('a landing throws less dust, still to both sides, with reduced motion or high contrast', () => {
  const { effects, see } = drawnEffects();
  const run = createRun(1, { invincible: true });
  stepOn(run, effects, 1, INPUT.jump);
  stepUntil(run, effects, STEP_EVENT.landed);
  drawLastStep(effects, run.view);
  const all = see('frontEffects').length;
  for (const state of [{ reducedMotion: true }, { theme: 'contrast' }] as const) {
    drawLastStep(effects, run.view, state);
    const few = see('frontEffects');
    expect(few.length).toBeLessThan(all);
    const isLeft = ({ x, width }: Seen) => x + width / 2 < 142;
    expect(new Set(few.map(isLeft))).toEqual(new Set([true, false]));
  }
});

it('sparks fly once when a rival is passed, unless motion is reduced', () => {
  const sparks = (reducedMotion: boolean) => {
    const { effects, see } = drawnEffects();
    const run = createRun(1);
    storyOf(run.view).pursue({ ...NO_GOALS, rival: 0 });
    return [STEPS_PER_POINT - 1, 1, STEPS_PER_POINT].map((steps) => {
      stepOn(run, effects, steps);
      drawLastStep(effects, run.view, { reducedMotion });
      return see('frontEffects', 'spark').length;
    });
  };
  expect(sparks(false)).toEqual([0, 20, 20]);
  expect(sparks(true)).toEqual([0, 0, 0]);
});

it('a shot that hits leaves feathers and a +20 that rises, for a moment', () => {
  const { effects, see } = drawnEffects();
  const run = runThatShoots(effects);
  stepUntil(run, effects, STEP_EVENT.pterodactylShot, shooting);
  drawLastStep(effects, run.view);
  const [points] = see('frontEffects', 'plus-20');
  const feathers = see('frontEffects', 'feather');
  expect(feathers.length).toBeGreaterThanOrEqual(6);
  for (const { x, y } of feathers)
    expect(Math.hypot(x - (points?.x ?? NaN), y - (points?.y ?? NaN))).toBeLessThan(100);
  // The dust of the hit is gone before the feathers.
  stepOn(run, effects, 30);
  drawLastStep(effects, run.view);
  expect(see('frontEffects', 'dust')).toEqual([]);
  expect(see('frontEffects', 'feather')).toHaveLength(feathers.length);
  expect(see('frontEffects', 'plus-20')[0]?.y).toBeLessThan(points?.y ?? NaN);
  stepOn(run, effects, 50);
  drawLastStep(effects, run.view);
  expect(see('frontEffects')).toEqual([]);
});

it('needles fly where a bullet grazes a cactus, but not with reduced motion', () => {
  const { effects, see } = drawnEffects();
  const run = runThatShoots(effects);
  const needles = (state: Partial<StageState> = {}) => {
    drawLastStep(effects, run.view, state);
    return see('frontEffects', 'needle');
  };
  for (let i = 0; i < 2000 && needles().length === 0; i++)
    stepOn(run, effects, 1, shooting(run.view));
  const { components, entities } = run.view;
  const xOf = (entity: number) => components.Position.x.get(entity);
  const [needle] = needles();
  for (const near of [entities.cacti, entities.bullets])
    expect(Array.from(near, (each) => Math.abs(xOf(each) - (needle?.x ?? NaN)) < 60)).toContain(
      true,
    );
  expect(needles({ reducedMotion: true })).toEqual([]);
});

it.each([
  ['cactus', 200],
  ['pterodactyl', 300],
] as const)('a near miss of a %s throws sparks at the edge next to the dino, %i', (kind, edge) => {
  const { effects, see } = drawnEffects();
  const view = viewAfter('nearMiss', { kind, x: 50, y: 200, height: 100 });
  happen(view, effects);
  drawLastStep(effects, view);
  const middles = see('frontEffects', 'spark').map(({ y, height }) => y + height / 2);
  expect(middles).toHaveLength(5);
  for (const middle of middles) expect(middle).toBe(edge);
});

it.each([
  ['stands', NO_INPUT, 120, 330],
  ['crouches', INPUT.crouch, 118, 324],
])('with turbo a flame leaves the tail of a dino that %s, at %i, %i', (_, input, right, middle) => {
  const { effects, see } = drawnEffects();
  const run = createRun(1, { invincible: true });
  stepOn(run, effects, 30, input | INPUT.turbo);
  drawLastStep(effects, run.view);
  const ends = see('backEffects', 'flame').map((one) => [
    one.x + one.width,
    one.y + one.height / 2,
  ]);
  expect(ends).toEqual([[right, middle]]);
});

const middleOf = (seen: readonly Seen[]) =>
  seen.reduce((sum, { x, width }) => sum + x + width / 2, 0) / seen.length;

it('turbo starts with embers that are left behind, and the weapon is taken with sparks at the dino’s front', () => {
  const { effects, see } = drawnEffects();
  const run = createRun('shots', { invincible: true });
  const middles = (frame: string) => {
    drawLastStep(effects, run.view);
    return middleOf(see('frontEffects', frame));
  };
  stepOn(run, effects, 1, INPUT.turbo);
  expect(middles('cinder')).toBeCloseTo(112, -1);
  stepOn(run, effects, 5);
  expect(middles('cinder')).toBeLessThan(105);
  stepUntil(run, effects, STEP_EVENT.weaponCollected);
  expect(middles('spark')).toBeCloseTo(178, -1);
});

it('a crash throws sparks that fly while the run stands still, and are gone in the next run', () => {
  const { effects, see } = drawnEffects();
  const run = createRun(1);
  stepUntil(run, effects, STEP_EVENT.crashed);
  const sparksAfter = (msSinceCrash: number) => {
    drawLastStep(effects, run.view, { msSinceCrash });
    const sparks = see('frontEffects', 'spark');
    expect(effects.isAnimating).toBe(sparks.length > 0);
    return sparks;
  };
  const early = sparksAfter(50);
  expect(early.length).toBeGreaterThanOrEqual(4);
  expect(sparksAfter(200)).not.toEqual(early);
  expect(sparksAfter(1500)).toEqual([]);
  sparksAfter(50);
  effects.begin();
  drawLastStep(effects, createRun(2).view);
  expect(see('frontEffects')).toEqual([]);
  expect(effects.isAnimating).toBe(false);
});

it('a step looks the same however many earlier steps were drawn', () => {
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
