import { expect, it } from 'vitest';
import { createRun } from '#simulation';
import type { Skin, StageState, Theme } from '#stage';
import { PaletteSwap } from '#src/stage/colours/palette-swap.ts';
import {
  type ColourDependency,
  colourIndex,
  type ColourName,
  type Colours,
  SOURCE_COLOURS,
} from '#src/stage/colours/source-colours.ts';
import { DAY_COLOURS } from '#src/stage/days/day-colours.ts';
import { daySightOf } from '#src/stage/sights/day-schedule.ts';
import { THEME_COLOURS } from '#src/stage/colours/themes.ts';
import { HOURS } from '#src/stage/time-of-day.ts';
import { drawLastStep } from '../test-stage.ts';

/** Its day is clear. */
const { view } = createRun('3');
/** In the afternoon and at night; both hours have colours that are unmixed. */
const [DAY, NIGHT] = [699, 720];

/** What the first frame with this score and state paints; undefined if nothing. */
function paint(score: number, state: Partial<StageState> = {}, seed = view.seed) {
  const painted: Uint8Array[] = [];
  const backdrops: Colours[] = [];
  const swap = new PaletteSwap(
    (_, palette) => void painted.push(palette.slice()),
    (colours) => void backdrops.push({ ...colours }),
  );
  drawLastStep(swap, { ...view, score, seed }, state);
  drawLastStep(swap, { ...view, score, seed }, state);
  expect(painted).toHaveLength(1);
  const colour = (dependency: ColourDependency, name: ColourName) => {
    const from = 4 * colourIndex(dependency, name);
    const [red = 0, green = 0, blue = 0] = painted[0]?.subarray(from, from + 3) ?? [];
    return (red << 16) | (green << 8) | blue;
  };
  const brick = (dependency: ColourDependency) => colour(dependency, 'brick');
  return { hour: swap.hour, day: swap.day, brick, colour, sky: backdrops[0]?.sky };
}

const themes: readonly Theme[] = ['default', 'monochrome', 'contrast'];

it.each(themes)('figures, page and dino have the colours of the theme %s and the hour', (theme) => {
  const { sky, brick } = THEME_COLOURS[theme];
  const day = paint(DAY, { theme });
  expect([day.hour, day.sky, day.brick('theme and hour')]).toEqual([
    HOURS.afternoon,
    sky[2],
    brick[2],
  ]);
  const night = paint(NIGHT, { theme });
  expect([night.hour, night.sky, night.brick('skin')]).toEqual([HOURS.night, sky[4], brick[4]]);
});

it.each<[Skin, colour: number]>([
  ['classic', 0xe0603f],
  ['ocean', 0x3a7ac8],
  ['moss', 0x7a9632],
  ['coal', 0x5c5764],
  ['cowboy', 0xe0603f],
  ['gentleman', 0xe0603f],
  ['party', 0xdc5c9c],
  ['royal', 0xb02a4c],
])('the look %s colours the dino by day, in the default theme alone', (skin, colour) => {
  expect(paint(DAY, { skin }).brick('skin')).toBe(colour);
  expect(paint(DAY, { skin }).brick('theme and hour')).toBe(0xe0603f);
  const plain = THEME_COLOURS.contrast.brick[2];
  expect(paint(DAY, { skin, theme: 'contrast' }).brick('skin')).toBe(plain);
});

/** The seed of a run on each day. */
const SEEDS = { golden: '4', rain: '5', sand: '1', snow: '2' } as const;

it.each(['golden', 'rain', 'sand', 'snow'] as const)(
  'every run begins alike, and between 40 and 80 points its own day moves in: %s',
  (day) => {
    const seed = SEEDS[day];
    expect(paint(39, {}, seed).sky).toBe(paint(39).sky);
    expect(paint(40, {}, seed).sky).toBe(paint(40).sky);
    const skies = [40, 60, 80].map((score) => paint(score, {}, seed).sky);
    expect(new Set(skies).size).toBe(3);
    expect(paint(699, {}, seed)).toMatchObject({ day, sky: DAY_COLOURS[day].sky[2] });
    expect(paint(NIGHT, {}, seed).sky).toBe(paint(NIGHT).sky);
    for (const theme of ['monochrome', 'contrast'] as const)
      expect(paint(400, { theme }, seed).sky).toBe(paint(400, { theme }).sky);
  },
);

it('a sight by day has colours of its day’s hills, and sights of the night have their own', () => {
  const seed = '1';
  expect(daySightOf(seed).name).toBe('herd');
  const { nearHill } = DAY_COLOURS.sand;
  expect(paint(DAY, {}, seed).colour('sights', 'plum')).toBe(nearHill[2]);
  for (const score of [700, NIGHT])
    expect(paint(score, {}, seed).colour('sights', 'plum')).toBe(SOURCE_COLOURS.plum);
});

it('a rival has the colours of its own look', () => {
  const look = { colours: 'ocean', hat: null } as const;
  const { colour } = paint(DAY, {
    skin: 'moss',
    ghost: { view, rival: { name: 'Stego', score: 128, look } },
  });
  expect([colour('skin', 'brick'), colour('rival', 'brick')]).toEqual([0x7a9632, 0x3a7ac8]);
});
