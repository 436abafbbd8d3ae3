import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  createRun,
  NIGHT_DURATION_POINTS,
  type RunView,
  STAGE_WIDTH,
  STEPS_PER_POINT,
  STEPS_PER_SECOND,
} from '#simulation';
import type { StageState } from '#stage';
import { ART_PIXEL } from '#src/stage/atlas.ts';
import { DEFERRED_ATLAS } from '#src/stage/deferred/deferred-atlas.ts';
import { DAY_SIGHT } from '#src/stage/sights/day-schedule.ts';
import { DAY_SIGHTS } from '#src/stage/sights/day-sights.ts';
import { NIGHT_SIGHTS, NightSights } from '#src/stage/sights/night-sights.ts';
import type { Sight, SightFrame } from '#src/stage/sights/sight.ts';
import { type NightSightName, sightsOfNight } from '#src/stage/sights/schedule.ts';
import { fittingViewport, type Viewport, WIDE } from '#src/stage/viewport.ts';
import { createTestStage, drawLastStep, happen, stepOn } from '../test-stage.ts';

const NIGHTS = Array.from({ length: 18 }, (_, i) => sightsOfNight(i + 1));
const NAMES = [...new Set(NIGHTS.flat())];
const NIGHT_STEPS = NIGHT_DURATION_POINTS * STEPS_PER_POINT;
const DAY_STEPS = DAY_SIGHT.lasts * STEPS_PER_POINT;

describe('the schedule of sights', () => {
  it.each([
    [0, []],
    [1, ['meteor', 'herd']],
    [2, ['aurora']],
    [3, ['volcano']],
    [4, ['shootingStars', 'flock']],
    [5, ['swimmers']],
    [6, ['aurora', 'herd']],
    [7, ['shootingStars', 'volcano']],
  ])('has in night %i: %j', (night, names) => {
    expect(sightsOfNight(night)).toEqual(names);
  });

  it('repeats every sight later, two each night, never two nights in a row', () => {
    const later = NIGHTS.slice(5);
    expect(new Set(later.flat()).size).toBe(NAMES.length);
    later.forEach((names, i) => {
      expect(names).toHaveLength(2);
      for (const name of names) expect(later[i - 1] ?? []).not.toContain(name);
    });
  });
});

it('sights begin at nightfall, fade in and out, are gone by dawn, and in a new run', () => {
  const { layers, art, onStage, see } = createTestStage();
  const sights = onStage(new NightSights(layers, art));
  const run = createRun('sights', { invincible: true });
  const seen = (view: RunView, state: Partial<StageState> = {}) => {
    drawLastStep(sights, view, state);
    return (['skySights', 'nearSights'] as const).map((name) =>
      Math.max(0, ...see(name).map(({ alpha }) => alpha)),
    );
  };
  const at = (score: number) => {
    while (run.view.score < score) stepOn(run, sights, 1);
    return seen(run.view);
  };
  expect(at(699)).toEqual([0, 0]);
  const [, early = 0] = at(705);
  expect(early).toBeGreaterThan(0);
  expect(early).toBeLessThan(0.5);
  // The herd has half the contrast of a threat.
  expect(at(725)).toEqual([1, 0.5]);
  expect(seen(run.view, { theme: 'contrast' })).toEqual([0, 0]);
  expect(seen(run.view, { theme: 'monochrome' })).toEqual([0.35, 0.175]);
  const next = createRun('sights again');
  stepOn(next, sights, 1);
  expect(seen(next.view)).toEqual([0, 0]);
  stepOn(run, sights, 1);
  expect(at(895)[1]).toBeLessThan(0.5);
  expect(at(900)).toEqual([0, 0]);
});

/** Below this the near hills always hide everything, px. */
const FOOT_OF_THE_HILLS = 352;
/** How far outside the stage something may be drawn, px. */
const NEAR = 420;

interface Painted {
  readonly frame: SightFrame;
  readonly x: number;
  readonly y: number;
  readonly opacity: number;
}

function painted(name: NightSightName, age: number, reducedMotion = false): Painted[] {
  return paintedBy(NIGHT_SIGHTS[name], age, reducedMotion);
}

function paintedBy(sight: Sight, age: number, reducedMotion: boolean, hitAt?: number): Painted[] {
  const all: Painted[] = [];
  const paint = (frame: SightFrame, x: number, y: number, opacity: number) =>
    all.push({ frame, x, y, opacity });
  sight.draw({ paint }, age, reducedMotion, hitAt);
  return all;
}

function isInPlace({ frame, x, y, opacity }: Painted): boolean {
  const { w: width, h: height } = DEFERRED_ATLAS[frame].frame;
  const isSeeable = opacity >= 0 && opacity <= 1;
  // These comparisons are false for NaN as well.
  const isNear = x + width * ART_PIXEL > -NEAR && x < STAGE_WIDTH + NEAR && y > -100;
  return isSeeable && isNear && y + height * ART_PIXEL <= FOOT_OF_THE_HILLS;
}

const ageUpTo = (max: number) => fc.double({ min: 0, max, noNaN: true });

it('every moment of every sight is near the stage, and never in front of the ground', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.tuple(fc.constantFrom(...NAMES.map((name) => NIGHT_SIGHTS[name])), ageUpTo(NIGHT_STEPS)),
        fc.tuple(fc.constantFrom(...Object.values(DAY_SIGHTS)), ageUpTo(DAY_STEPS)),
      ),
      fc.boolean(),
      fc.option(fc.constant(100), { nil: undefined }),
      ([sight, age], reducedMotion, hitAt) => {
        const all = paintedBy(sight, age, reducedMotion, age > 100 ? hitAt : undefined);
        expect(all.filter((one) => !isInPlace(one))).toEqual([]);
      },
    ),
    { numRuns: 2000 },
  );
});

it.each<[NightSightName, frame: string, age: number, right: number, down: number]>([
  ['meteor', 'meteor-glow', 200, -1, 1],
  ['herd', 'longneck-walk', 300, -1, 0],
  ['flock', 'flyer', 160, -1, -1],
  ['shootingStars', 'shooting-star', 75, -1, 1],
  ['swimmers', 'swimmer', 300, -1, 0],
])('%s: the first %s after %i steps moves by the signs %i and %i', (name, frame, age, ...signs) => {
  const at = (steps: number) => painted(name, steps).find((one) => one.frame.startsWith(frame));
  const [before, after] = [at(age), at(age + 20)];
  const moved = [(after?.x ?? NaN) - (before?.x ?? NaN), (after?.y ?? NaN) - (before?.y ?? NaN)];
  expect(moved.map((by) => Math.sign(Math.round(by)))).toEqual(signs);
});

it('a tall picture moves sights high in the sky up, and leaves others on the horizon', () => {
  const top = (viewport: Viewport) => {
    const { layers, art, onStage, see } = createTestStage();
    const sights = onStage(new NightSights(layers, art));
    const view = { ...createRun(1).view, score: 750, steps: 4860 };
    for (let i = 0; i < 160; i++) happen(view);
    drawLastStep(sights, view, { viewport });
    return (['skySights', 'nearSights'] as const).map((layer) => see(layer)[0]?.y ?? NaN);
  };
  const tall = fittingViewport(390, 700);
  const [meteor = NaN, herd] = top(WIDE);
  expect(top(tall)).toEqual([meteor + tall.top / 2, herd]);
});

/** The fastest movement of a frame of this kind from one step to the next in a night, px. */
function fastest(name: NightSightName, kind: RegExp, reducedMotion: boolean): number {
  let speed = 0;
  let before: Painted[] = [];
  for (let age = 0; age < NIGHT_STEPS; age++) {
    const now = painted(name, age, reducedMotion).filter(({ frame }) => kind.test(frame));
    now.forEach((one, i) => {
      const same = before[i];
      // Skips steps in which a frame was added or removed, because that shifts the indexes.
      if (same === undefined || now.length !== before.length || same.frame !== one.frame) return;
      const moved = Math.hypot(one.x - same.x, one.y - same.y);
      if (moved < 30) speed = Math.max(speed, moved);
    });
    before = now;
  }
  return speed;
}

it.each([
  ['meteor', /^meteor-\d/],
  ['shootingStars', /^shooting-star/],
] as const)('with reduced motion the %s moves slowly', (name, kind) => {
  expect(fastest(name, kind, false)).toBeGreaterThan(4);
  expect(fastest(name, kind, true)).toBeLessThan(2.6);
  expect(fastest(name, kind, true)).toBeGreaterThan(0);
});

it('a shower of shooting stars never has more than three new ones in a second', () => {
  const begins: number[] = [];
  let lit = new Set<string>();
  for (let age = 0; age < NIGHT_STEPS; age++) {
    // A star is recognised by the line along which it moves.
    const now = new Set(painted('shootingStars', age).map(({ x, y }) => (y + x * 0.38).toFixed(2)));
    for (const line of now) if (!lit.has(line)) begins.push(age);
    lit = now;
  }
  expect(begins.length).toBeGreaterThan(30);
  for (const begin of begins) {
    const second = begins.filter((other) => other >= begin && other < begin + STEPS_PER_SECOND);
    expect(second.length).toBeLessThanOrEqual(3);
  }
});
