import { assert, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  createRun,
  GROUND_Y,
  lastNight,
  NIGHT_DURATION_POINTS,
  NIGHT_INTERVAL_POINTS,
  nightAt,
  skyScoreOf,
  STEPS_PER_SECOND,
} from '#simulation';
import {
  darknessAt,
  DAY_LENGTH,
  FADE_POINTS,
  hourAt,
  HOURS,
  moonPhaseAt,
} from '#src/stage/time-of-day.ts';
import { drawBrightStars, starlightAt } from '#src/stage/sky/stars.ts';
import { createSun } from '#src/stage/sky/daylight.ts';
import { drawMoon } from '#src/stage/sky/moon.ts';
import { PaletteSwap } from '#src/stage/colours/palette-swap.ts';
import { Sky } from '#src/stage/sky/sky.ts';
import { spritesIn } from '#src/stage/layers.ts';
import { blankArt, blankLayer, redraw } from '../blank-art.ts';
import { createTestStage, frameOf } from '../test-stage.ts';

const art = blankArt();

describe('the hour', () => {
  it('goes from dawn to morning in the first 100 points', () => {
    expect([0, 99, 100].map(hourAt)).toEqual([HOURS.dawn, DAY_LENGTH - 1, HOURS.morning]);
  });

  it('goes from morning through noon to afternoon until 700 points, and again between nights', () => {
    expect([100, 400, 699].map(hourAt)).toEqual([HOURS.morning, HOURS.noon, HOURS.afternoon]);
    expect([920, 1160, 1399].map(hourAt)).toEqual([HOURS.morning, HOURS.noon, HOURS.afternoon]);
  });

  it('goes through dusk into night in 20 points, and back through dawn 200 points after nightfall', () => {
    const { afternoon, dusk, night, dawn, morning } = HOURS;
    expect([700, 710, 720].map(hourAt)).toEqual([afternoon, dusk, night]);
    expect([900, 910, 920].map(hourAt)).toEqual([night, dawn, morning]);
    expect([afternoon, dusk, night, dawn].map(darknessAt)).toEqual([0, 0.5, 1, 0.5]);
    expect([afternoon, night].map((hour) => starlightAt(darknessAt(hour)))).toEqual([0, 1]);
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

describe('nights', () => {
  it.each([
    [699, 0, 0],
    [700, 1, 1],
    [899, 1, 1],
    [900, 1, 0],
    [1400, 2, 2],
    [70_000, 100, 100],
  ])(
    'at a score of %i the last night is number %i, and events of night %i may be visible',
    (score, last, seen) => {
      expect([lastNight(score), nightAt(score)]).toEqual([last, seen]);
    },
  );

  it('go through seven phases of the moon, each kept until the end of dawn', () => {
    assert(
      property(
        integer({ min: 1, max: 1000 }),
        integer({ min: 0, max: NIGHT_DURATION_POINTS + FADE_POINTS }),
        (night, since) => moonPhaseAt(night * NIGHT_INTERVAL_POINTS + since) === (night - 1) % 7,
      ),
    );
  });

  it('never end in practice at night, under a full moon, and never begin in other practice', () => {
    const practised = (subject: 'night' | 'everything') =>
      createRun('a', { practice: { subject, paceScore: 700 } }).view;
    const score = skyScoreOf(practised('night'));
    expect([darknessAt(hourAt(score)), moonPhaseAt(score)]).toEqual([1, 3]);
    expect(skyScoreOf(practised('everything'))).toBe(0);
  });
});

it('stars twinkle far less than three times a second', () => {
  const layer = blankLayer();
  const alphas = Array.from({ length: 20 * STEPS_PER_SECOND }, (_, step) => {
    redraw(layer, () => drawBrightStars(1, step, layer, art));
    return spritesIn(layer).map(({ alpha }) => alpha);
  });
  expect(alphas[0]?.length).toBeGreaterThan(10);
  for (let star = 0; star < (alphas[0]?.length ?? 0); star++) {
    const light = alphas.map((all) => all[star] ?? 0);
    const changes = light.map((value, i) => value - (light[i - 1] ?? value));
    const turns = changes.filter((change, i) => change * (changes[i - 1] ?? 0) < 0);
    expect(turns.length / 2 / 20).toBeLessThan(1);
  }
});

describe('moon and sun', () => {
  const stage = createTestStage();
  const sun = stage.onStage(createSun(stage));
  const { view } = createRun('sun');
  /** Left and top edge, px. */
  const sunAt = (score: number) => {
    sun.draw(frameOf({ ...view, score }));
    return stage.see('sky', 'sun')[0] ?? { x: NaN, y: NaN };
  };

  it('the moon rises into the night and sets out of it, without a jump', () => {
    const moons = Array.from({ length: 700 }, (_, i) => {
      const layer = blankLayer();
      drawMoon(darknessAt(hourAt(700 + i)), 700 + i, layer, art);
      return spritesIn(layer)[0]?.alpha ?? 0;
    });
    expect([moons[0], moons[20], moons[199], moons[220]]).toEqual([0, 1, 1, 0]);
    const jumps = moons.map((alpha, score) => Math.abs(alpha - (moons[score - 1] ?? 0)));
    expect(Math.max(...jumps)).toBeLessThan(0.1);
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
  });

  it('the first day begins with a part of the sun above the hills, and without moon and stars', () => {
    expect(sunAt(0).y).toBeLessThan(GROUND_Y - 100);
    expect(sunAt(0).y).toBeGreaterThan(sunAt(100).y + 30);
    const palette = new PaletteSwap({ paint: () => undefined }, () => undefined);
    const sky = stage.onStage(new Sky(stage.layers, stage.art, palette, stage.art));
    sky.draw(frameOf(view));
    expect([...stage.see('sky'), ...stage.see('smallStars')]).toEqual([]);
  });
});
