import { describe, expect, it } from 'vitest';
import { createRun, type Day, dayOf, DAYS, GROUND_Y } from '#simulation';
import type { StageState } from '#stage';
import type { LayerName } from '#src/stage/layers.ts';
import { Weather } from '#src/stage/days/weather.ts';
import { createClouds } from '#src/stage/figures/scenery.ts';
import { DETAILS } from '#src/stage/stage.ts';
import { createTestStage, drawLastStep } from '../test-stage.ts';

const { view } = createRun('weather');
const OTHER_DAYS = DAYS.filter((day) => day !== 'clear');

/** What is in the air, at a score. */
function airOn(day: Day, score: number, state: Partial<StageState> = {}, steps = 6 * score) {
  return seeOn('air', day, score, state, steps);
}

function seeOn(
  layer: LayerName,
  day: Day,
  score: number,
  state: Partial<StageState> = {},
  steps = 6 * score,
) {
  const { layers, art, see } = createTestStage();
  const weather = new Weather(layers, art, { day });
  drawLastStep(weather, { ...view, score, steps, groundCovered: 7 * steps }, state);
  return see(layer).filter(({ alpha }) => alpha > 0);
}

it('all days are equally likely, and a seed keeps its day for ever', () => {
  const days = Array.from({ length: 5000 }, (_, i) => dayOf(`seed ${i}`));
  for (const day of DAYS) {
    const share = days.filter((each) => each === day).length / days.length;
    expect(share, day).toBeCloseTo(1 / DAYS.length, 1);
  }
  const seeds = ['3', '4', '5', '1', '2'];
  expect(seeds.map(dayOf)).toEqual(['clear', 'golden', 'rain', 'sand', 'snow']);
});

describe.each(OTHER_DAYS)('the weather of a day: %s', (day) => {
  it('has at most 40 things in the air, above the ground line', () => {
    for (let steps = 1000; steps < 4000; steps += 97) {
      const air = airOn(day, 400, {}, steps);
      expect(air.length).toBeGreaterThan(0);
      expect(air.length).toBeLessThanOrEqual(40);
      for (const { y, height } of air) expect(y + height).toBeLessThanOrEqual(GROUND_Y);
    }
  });

  it('begins after the dawn and is over at nightfall, and comes again the next day', () => {
    const scores = [39, 40, 60, 699, 700, 880, 919, 960];
    expect(scores.filter((score) => airOn(day, score).length > 0)).toEqual([60, 699, 960]);
    for (const { alpha } of airOn(day, 699)) expect(alpha).toBeLessThan(0.1);
  });

  it('leaves the air out with reduced motion, and on slow machines half of it first', () => {
    expect(airOn(day, 400, { reducedMotion: true })).toEqual([]);
    const [all, half = [], ...none] = DETAILS.map((detail) => airOn(day, 400, { detail }));
    expect(none.flat()).toEqual([]);
    expect(half.length).toBeCloseTo((all?.length ?? 0) / 2, -0.5);
    expect(all).toEqual(expect.arrayContaining([...half]));
  });
});

it.each([
  ['rain', 'clouds', 'cloud-deck'],
  ['sand', 'farSights', 'cloud-dust'],
] as const)(
  'a bank of clouds stretches over the sky, also on slow machines: %s',
  (day, layer, bank) => {
    const shown = DETAILS.filter((detail) =>
      seeOn(layer, day, 400, { detail }).some(({ frame }) => frame === bank),
    );
    expect(shown).toEqual(DETAILS);
  },
);

it('a clear day has nothing in the air', () => {
  expect(airOn('clear', 400)).toEqual([]);
});

const SEEDS = { golden: '4', rain: '5', sand: '1', snow: '2' } as const;

it.each(['golden', 'rain', 'sand', 'snow'] as const)(
  'clouds stand still with reduced motion, and the clear day’s fade as others come: %s',
  (day) => {
    const cloudsAt = (score: number, steps: number) => {
      const { layers, art, captions, see } = createTestStage();
      const now = { ...view, seed: SEEDS[day], score, steps, groundCovered: 7 * steps };
      for (const each of [
        new Weather(layers, art, { day }),
        createClouds({ layers, art, captions }),
      ])
        drawLastStep(each, now, { reducedMotion: true });
      return see('clouds').map(({ frame, x, alpha }) => [frame, x, alpha]);
    };
    expect(cloudsAt(400, 2400)).toEqual(cloudsAt(400, 2500));
    const clear = [60, 400].map((score) => cloudsAt(score, 6 * score).at(-1)?.[2]);
    expect(clear).toEqual([0.5, 0]);
  },
);
