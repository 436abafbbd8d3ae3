import { assert, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRun, GROUND_Y, STEPS_PER_SECOND } from '#simulation';
import { darknessAt, DAY_LENGTH, hourAt, HOURS } from '#src/stage/time-of-day.ts';
import { drawBrightStars, starlightAt } from '#src/stage/sky/stars.ts';
import { createSun } from '#src/stage/figures/daylight.ts';
import { drawMoon } from '#src/stage/sky/moon.ts';
import { PaletteSwap } from '#src/stage/colours/palette-swap.ts';
import { Sky } from '#src/stage/sky/sky.ts';
import { createTestStage, drawLastStep } from '../test-stage.ts';

const { view } = createRun('sky');

describe('the hour', () => {
  const { dawn, morning, noon, afternoon, dusk, night } = HOURS;

  it.each([
    ['the first dawn', [0, 39, 40], [dawn, DAY_LENGTH - 1, morning]],
    ['the first day', [40, 370, 699], [morning, noon, afternoon]],
    ['nightfall', [700, 710, 720], [afternoon, dusk, night]],
    ['daybreak', [900, 910, 920], [night, dawn, morning]],
    ['the second day', [920, 1160, 1399], [morning, noon, afternoon]],
  ])('goes through %s: at %j points it is %j', (_, scores, hours) => {
    expect(scores.map(hourAt)).toEqual(hours);
  });

  it('says how dark it is, and whether stars are seen', () => {
    const darkness = [afternoon, dusk, night, dawn].map(darknessAt);
    expect(darkness).toEqual([0, 0.5, 1, 0.5]);
    expect(darkness.map(starlightAt)).toEqual([0, expect.closeTo(1 / 6), 1, expect.closeTo(1 / 6)]);
  });

  it('never jumps from one point to the next', () => {
    assert(
      property(integer({ min: 0, max: 1_000_000 }), (score) => {
        const step = (hourAt(score + 1) - hourAt(score) + DAY_LENGTH) % DAY_LENGTH;
        return step === 0 || step === 1;
      }),
    );
  });
});

it.each([
  [1, 'moon-1'],
  [2, 'moon-2'],
  [4, 'moon-4'],
  [7, 'moon-7'],
  [8, 'moon-1'],
])('night %i has the moon %s until the end of dawn', (night, frame) => {
  for (const since of [0, 100, 219]) {
    const { art, layers, see } = createTestStage();
    drawMoon(1, 700 * night + since, layers('sky'), art);
    expect(see('sky').map((moon) => moon.frame)).toEqual([frame]);
  }
});

it('bright stars twinkle slower than once a second, each in its own time', () => {
  const { art, layers, see, clear } = createTestStage();
  const alphasAt = (steps: number) => {
    clear();
    drawBrightStars(1, steps, layers('sky'), art);
    return see('sky').map(({ alpha }) => alpha);
  };
  const [first, later] = [alphasAt(0), alphasAt(90)];
  expect(first.length).toBeGreaterThan(10);
  expect(new Set(first)).toEqual(new Set([1]));
  expect(new Set(later).size).toBe(first.length);
  for (let steps = 0; steps < 10 * STEPS_PER_SECOND; steps++) {
    const now = alphasAt(steps);
    const changes = alphasAt(steps + 1).map((alpha, star) => Math.abs(alpha - (now[star] ?? 0)));
    // Going from full to least brightness and back takes twice the 0.65 between them.
    expect(Math.max(...changes)).toBeLessThan(1.3 / STEPS_PER_SECOND);
  }
});

describe('moon and sun', () => {
  const stage = createTestStage();
  const sun = stage.onStage(createSun(stage));
  const palette = new PaletteSwap(
    () => undefined,
    () => undefined,
  );
  const sky = stage.onStage(new Sky(stage.layers, stage.art, palette, stage.art));
  const sunAt = (score: number) => {
    drawLastStep(sun, { ...view, score });
    return stage.see('sky', 'sun')[0] ?? { x: NaN, y: NaN };
  };

  it('the moon rises into the night and sets out of it, without a jump', () => {
    const moons = Array.from({ length: 700 }, (_, i) => {
      stage.clear();
      drawMoon(darknessAt(hourAt(700 + i)), 700 + i, stage.layers('sky'), stage.art);
      return stage.see('sky')[0] ?? { alpha: 0, y: NaN };
    });
    const alphas = moons.map(({ alpha }) => alpha);
    expect([alphas[0], alphas[20], alphas[199], alphas[220]]).toEqual([0, 1, 1, 0]);
    const jumps = alphas.map((alpha, score) => Math.abs(alpha - (alphas[score - 1] ?? 0)));
    expect(Math.max(...jumps)).toBeLessThan(0.1);
    expect(moons[20]?.y).toBeLessThan(moons[10]?.y ?? NaN);
  });

  it('the sun crosses the sky from left to right on each day, highest at noon', () => {
    const days = [
      [100, 400, 699],
      [925, 1160, 1399],
    ] as const;
    for (const [morning, noon, afternoon] of days) {
      expect(sunAt(noon).x).toBeGreaterThan(sunAt(morning).x + 100);
      expect(sunAt(afternoon).x).toBeGreaterThan(sunAt(noon).x + 100);
      expect(sunAt(noon).y).toBeLessThan(sunAt(morning).y - 60);
      expect(sunAt(noon).y).toBeLessThan(sunAt(afternoon).y - 60);
    }
    expect(sunAt(800).x).toBeNaN();
  });

  it('the first day begins with a part of the sun above the hills, and without moon and stars', () => {
    expect(sunAt(0).y).toBeLessThan(GROUND_Y - 100);
    expect(sunAt(0).y).toBeGreaterThan(sunAt(100).y + 30);
    drawLastStep(sky, view);
    expect([...stage.see('sky'), ...stage.see('smallStars')]).toEqual([]);
  });
});
