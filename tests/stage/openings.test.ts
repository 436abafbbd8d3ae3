import { beforeAll, describe, expect, it } from 'vitest';
import { loadVariant, type Opening, VARIANTS } from '#content';
import { createRun, type Day, dayOf, DAYS, DINO_X, GROUND_Y, STAGE_WIDTH } from '#simulation';
import type { StageState, Theme } from '#stage';
import { Camera } from '#src/stage/camera.ts';
import { contrastRatio } from '#src/stage/colours/blend.ts';
import { PaletteSwap } from '#src/stage/colours/palette-swap.ts';
import type { ColourName, Colours } from '#src/stage/colours/source-colours.ts';
import { Weather } from '#src/stage/days/weather.ts';
import { createSun } from '#src/stage/figures/daylight.ts';
import { createClouds } from '#src/stage/figures/scenery.ts';
import type { LayerName } from '#src/stage/layers.ts';
import { NightSights } from '#src/stage/sights/night-sights.ts';
import { Sky } from '#src/stage/sky/sky.ts';
import { fittingViewport } from '#src/stage/viewport.ts';
import { createTestStage, drawLastStep, frameOf, storyOf } from './test-stage.ts';

const { view } = createRun('openings');
const SEEDS = {
  clear: '3',
  golden: '4',
  rain: '5',
  sand: '1',
  snow: '2',
} as const satisfies Record<Day, string>;
const SCORES = Array.from({ length: 100 }, (_, score) => score);

let openings: readonly Opening[] = [];
beforeAll(async () => {
  openings = await Promise.all(VARIANTS.map(async ({ name }) => (await loadVariant(name)).opening));
});

const runAt = (score: number, seed: string = SEEDS.clear) => {
  const steps = 6 * score;
  return { ...view, seed, score, steps, groundCovered: 7 * steps };
};

/** Colours of the picture at each score. */
function coloursOf(
  opening: Opening | null,
  seed: string,
  scores: readonly number[],
  theme: Theme = 'default',
): readonly Colours[] {
  let colours: Colours | undefined;
  const swap = new PaletteSwap(
    () => undefined,
    (changed) => (colours = { ...changed }),
  );
  return scores.map((score) => {
    drawLastStep(swap, runAt(score, seed), { opening, theme });
    if (colours === undefined) throw new Error('Nothing was painted.');
    return colours;
  });
}

/** All sprites of the layers that an opening changes. */
function picture(opening: Opening | null, score: number, state: Partial<StageState> = {}) {
  const { layers, art, captions, see } = createTestStage();
  const seed = SEEDS.clear;
  const swap = new PaletteSwap(
    () => undefined,
    () => undefined,
  );
  for (const each of [
    swap,
    createSun({ layers, art, captions }),
    createClouds({ layers, art, captions }),
    new Sky(layers, art, swap, art),
    new Weather(layers, art, swap),
    new NightSights(layers, art),
  ])
    drawLastStep(each, runAt(score, seed), { opening, ...state });
  return (layer: LayerName, part = '') => see(layer, part).filter(({ alpha }) => alpha > 0);
}

const named = (wanted: string) => openings.find(({ name }) => name === wanted) ?? null;

it('each variant has an opening of its own: another sky, or another dino', () => {
  expect(new Set(openings.map(({ name }) => name)).size).toBe(VARIANTS.length);
  const skies = openings.map((opening) => {
    const [colours] = coloursOf(opening, SEEDS.clear, [0]);
    const see = picture(opening, 0);
    const seen = (['sky', 'clouds', 'air', 'farSights', 'nearSights'] as const).map((layer) =>
      see(layer),
    );
    return JSON.stringify([colours?.sky, seen]);
  });
  expect(new Set(skies).size).toBe(VARIANTS.length);
});

describe.each(DAYS)('before a day: %s', (day) => {
  const seed = SEEDS[day];

  it('an opening stays until 40 points, and from 80 on nothing of it is left', () => {
    expect(dayOf(seed)).toBe(day);
    const plain = coloursOf(null, seed, SCORES);
    for (const opening of openings) {
      const colours = coloursOf(opening, seed, SCORES);
      for (const score of [1, 20, 40]) expect(colours[score]).toEqual(colours[0]);
      for (const score of [80, 99]) expect(colours[score]).toEqual(plain[score]);
    }
  });

  it('texts are readable and figures are seen clearly all the time', () => {
    const figures: readonly (readonly ColourName[])[] = [
      ['outline', 'brick'],
      ['outline', 'leaf'],
    ];
    const behind: readonly ColourName[] = ['sky', 'band2', 'band4', 'nearHill', 'farHill'];
    const faults = openings.flatMap((opening) =>
      coloursOf(opening, seed, SCORES).flatMap((colours, score) => {
        const isClose = (inks: readonly ColourName[], ground: ColourName) =>
          inks.every((ink) => contrastRatio(colours[ink], colours[ground]) < 3);
        return [
          ...behind.flatMap((ground) => figures.map((inks) => [inks, ground] as const)),
          [['text'], 'sky'] as const,
          [['text'], 'cloud'] as const,
        ]
          .filter(([inks, ground]) => isClose(inks, ground))
          .map(([inks, ground]) => `${opening.name} ${score}: ${inks.join()} before ${ground}`);
      }),
    );
    expect(faults).toEqual([]);
  });
});

it('an opening has its day’s weather, and it goes as the run’s own day comes', () => {
  const drops = (score: number) =>
    picture(named('rain'), score)('air', 'drop').map(({ alpha }) => alpha);
  expect(Math.max(...drops(0))).toBeGreaterThan(0.5);
  expect(Math.max(...drops(60))).toBeCloseTo(Math.max(...drops(0)) / 2);
  expect(drops(80)).toEqual([]);
  expect(picture(named('rain'), 0)('clouds', 'cloud-1')).toEqual([]);
});

it('an opening at night has moon, stars and sight, and all are gone when the sun comes', () => {
  const night = (score: number) => {
    const see = picture(named('volcano'), score);
    return [
      see('sky', 'moon').length,
      see('sky', 'star').length,
      see('nearSights').length + see('farSights').length,
      see('sky', 'sun').length,
    ].map((count) => count > 0);
  };
  expect(night(0)).toEqual([true, true, true, false]);
  expect(night(50)).toEqual([true, true, true, false]);
  expect(night(62)).toEqual([false, false, false, true]);
});

it('there is one sun at most', () => {
  for (const opening of openings)
    for (let score = 40; score <= 80; score += 5)
      expect(picture(opening, score)('sky', 'sun').length, opening.name).toBeLessThan(2);
});

it('a close-up enlarges the dino where it stands, and pulls back from 40 points on', () => {
  const zooms = (state: Partial<StageState>) =>
    [0, 40, 60, 80].map((score) => {
      const { layers } = createTestStage();
      const camera = new Camera(layers);
      const run = runAt(score);
      camera.begin(storyOf(run));
      camera.draw(frameOf(run, state));
      const { x, y, scale } = layers.camera;
      expect(x + scale.x * DINO_X).toBeCloseTo(DINO_X);
      expect(y + scale.y * GROUND_Y).toBeCloseTo(GROUND_Y);
      expect((STAGE_WIDTH - x) / scale.x).toBeGreaterThan(500);
      return scale.x;
    });
  const opening = named('close-up');
  expect(zooms({ opening })).toEqual([1.45, 1.45, expect.closeTo(1.225), 1]);
  const viewport = fittingViewport(358, 240);
  expect(zooms({ opening, viewport })).toEqual(zooms({ viewport }));
});
