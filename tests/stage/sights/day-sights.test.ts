import { expect, it } from 'vitest';
import { createRun, dayOf, DAYS, INPUT, NO_INPUT, type Run } from '#simulation';
import type { StageState } from '#stage';
import {
  DAY_SIGHT,
  type DaySightName,
  daySightOf,
  SIGHTS_OF_DAY,
} from '#src/stage/sights/day-schedule.ts';
import { DaySights } from '#src/stage/sights/day-sights.ts';
import { createTestStage, drawLastStep, stepOn } from '../test-stage.ts';

const NAMES = [...new Set(DAYS.flatMap((day) => SIGHTS_OF_DAY[day]))];

function seedWith(name: DaySightName): string {
  let seed = 0;
  while (daySightOf(String(seed)).name !== name) seed += 1;
  return String(seed);
}

function onStage(name: DaySightName) {
  const stage = createTestStage();
  const sights = stage.onStage(new DaySights(stage.layers, stage.art));
  const seed = seedWith(name);
  const run = createRun(seed, { invincible: true });
  const see = (state: Partial<StageState> = {}, part = '') => {
    drawLastStep(sights, run.view, state);
    return [...stage.see('farSights', part), ...stage.see('nearSights', part)];
  };
  const stepTo = (points: number) => {
    while (run.view.score < daySightOf(seed).begins + points) stepOn(run, sights, 1);
  };
  return { sights, run, see, stepTo };
}

it('each day has sights that fit it, by the seed alone, between 70 and 220 points', () => {
  const seeds = Array.from({ length: 2000 }, (_, i) => `seed ${i}`);
  for (const seed of seeds) {
    const { begins } = daySightOf(seed);
    expect(begins).toBeGreaterThanOrEqual(70);
    expect(begins + DAY_SIGHT.lasts).toBeLessThanOrEqual(220);
  }
  for (const day of DAYS) {
    const seen = seeds.filter((seed) => dayOf(seed) === day).map(daySightOf);
    expect(new Set(seen.map(({ name }) => name))).toEqual(new Set(SIGHTS_OF_DAY[day]));
    expect(new Set(seen.map(({ begins }) => begins)).size).toBeGreaterThan(35);
  }
  const planned = ['3', '4', '5', '1', '2'].map(daySightOf);
  expect(planned.map(({ name, begins }) => `${name} ${begins}`)).toEqual([
    'plume 86',
    'flock 73',
    'rainbow 86',
    'herd 72',
    'skater 109',
  ]);
});

it.each(NAMES)('fades in and out, greyer or not at all in other themes: %s', (name) => {
  const { see, stepTo } = onStage(name);
  const brightest = (state: Partial<StageState> = {}) =>
    Math.max(0, ...see(state).map(({ alpha }) => alpha));
  stepTo(-1);
  expect(brightest()).toBe(0);
  stepTo(5);
  const early = brightest();
  stepTo(50);
  const whole = brightest();
  expect(early).toBeGreaterThan(0);
  expect(early).toBeLessThan(whole / 2);
  expect(brightest({ theme: 'monochrome' })).toBeCloseTo(0.35 * whole);
  expect(see({ theme: 'contrast' })).toEqual([]);
  expect(see({ detail: 'quiet' })).toEqual([]);
  stepTo(DAY_SIGHT.lasts);
  expect(brightest()).toBe(0);
});

it.each(NAMES)('stands still with reduced motion: %s', (name) => {
  const { see, stepTo } = onStage(name);
  const still = () => see({ reducedMotion: true }).map(({ frame, x, y }) => [frame, x, y]);
  stepTo(30);
  const before = still();
  expect(before.length).toBeGreaterThan(0);
  stepTo(60);
  expect(still()).toEqual(before);
});

/** Shoots all the time while the dino stands. */
function shootDown(run: Run, sights: DaySights, lands: () => boolean): void {
  for (let i = 0; i < 600 && !lands(); i++)
    stepOn(run, sights, 1, i % 8 === 0 ? INPUT.shoot : NO_INPUT);
}

it('a bullet bursts the tumbleweed, unless it stands still with reduced motion', () => {
  const { run, sights, see, stepTo } = onStage('tumbleweed');
  stepTo(36);
  expect(see({}, 'tumbleweed')).toHaveLength(1);
  const { score } = run.view;
  shootDown(run, sights, () => see({}, 'twig').length > 0);
  expect(see({}, 'twig').length).toBeGreaterThan(4);
  expect(see({}, 'tumbleweed')).toEqual([]);
  expect(see({ reducedMotion: true }, 'tumbleweed')).toHaveLength(1);
  expect(see({ reducedMotion: true }, 'twig')).toEqual([]);
  expect(run.view.score - score).toBeLessThan(DAY_SIGHT.lasts);
  stepOn(run, sights, 70);
  expect(see()).toEqual([]);
});
