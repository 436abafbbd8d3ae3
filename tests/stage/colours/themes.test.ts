import { describe, expect, it } from 'vitest';
import { DAYS as DAY_NAMES } from '#simulation';
import { blend, contrastRatio } from '#src/stage/colours/blend.ts';
import {
  COLOUR_NAMES,
  type ColourName,
  type Colours,
  SOURCE_COLOURS,
} from '#src/stage/colours/source-colours.ts';
import { DAY_LENGTH, FADE_LEVELS, hourAt, HOURS } from '#src/stage/time-of-day.ts';
import { backdropOf, OPENING } from '#src/stage/palette.ts';
import { mix } from '#src/stage/colours/mix.ts';
import { GHOST_OPACITY } from '#src/stage/effects/ghost.ts';
import { DAY_COLOURS } from '#src/stage/days/day-colours.ts';
import { SIGHTS_OF_DAY } from '#src/stage/sights/day-schedule.ts';
import { DAY_SIGHTS } from '#src/stage/sights/day-sights.ts';
import { SKIN_PALETTES } from '#src/stage/colours/skins.ts';
import { THEME_COLOURS } from '#src/stage/colours/themes.ts';

type Palette = Parameters<typeof blend>[0];

const THEMES = Object.entries<Palette>(THEME_COLOURS);
/** The default theme with the dino in the colours of each look. */
const LOOKS = Object.entries(SKIN_PALETTES).map(([name, palette]): [string, Palette] => [
  name,
  { ...THEME_COLOURS.default, ...palette },
]);
const DAYS = Object.entries<Palette>(DAY_COLOURS);
const ALL_HOURS = Array.from({ length: DAY_LENGTH }, (_, hour) => hour);

function coloursAt(palette: Palette, hour: number): Colours {
  const colours = { ...SOURCE_COLOURS };
  blend(palette, hour, colours);
  return colours;
}

/** Pairs of colours with a contrast below `least` : 1 at some hour. */
function tooClose(
  palette: Palette,
  pairs: readonly (readonly [inks: readonly ColourName[], behind: ColourName])[],
  least: number,
  hours: readonly number[] = ALL_HOURS,
): string[] {
  return hours.flatMap((hour) => {
    const colours = coloursAt(palette, hour);
    const contrast = (ink: ColourName, behind: ColourName) =>
      contrastRatio(colours[ink], colours[behind]);
    return pairs
      .filter(([inks, behind]) => inks.every((ink) => contrast(ink, behind) < least))
      .map(([inks, behind]) => `${inks.join(' or ')} before ${behind} at ${hour}`);
  });
}

/** A figure is recognised by its outline or by its main colour. */
const FIGURES: readonly (readonly ColourName[])[] = [
  ['outline', 'brick'],
  ['outline', 'leaf'],
  ['outline', 'violet'],
];

const BEHIND = COLOUR_NAMES.filter((name) =>
  /^(sky|band\d|sun|sunGlow|ground|cloud|cloudShade|(far|near)Hill.*|peak.*)$/.test(name),
);

it.each([...THEMES, ...LOOKS, ...DAYS])(
  'in the colours %s, figures are seen clearly against every background, at every hour',
  (_, palette) => {
    const pairs = FIGURES.flatMap((inks) => BEHIND.map((behind) => [inks, behind] as const));
    expect(pairs.length).toBe(FIGURES.length * 19);
    expect(tooClose(palette, pairs, 3)).toEqual([]);
  },
);

it.each(DAY_NAMES)('threats are seen clearly before the sights of a day: %s', (day) => {
  const inks = SIGHTS_OF_DAY[day].flatMap((name) => DAY_SIGHTS[name].inks ?? []);
  const pairs = FIGURES.flatMap((figure) => inks.map(([, behind]) => [figure, behind] as const));
  const byDay = ALL_HOURS.filter((hour) => hour <= HOURS.afternoon);
  expect(tooClose(DAY_COLOURS[day], pairs, 3, byDay)).toEqual([]);
});

it.each(LOOKS)('the look %s has the colour of no threat', (_, palette) => {
  for (const hour of [HOURS.morning, HOURS.night]) {
    const { brick, leaf, violet } = coloursAt(palette, hour);
    for (const threat of [leaf, violet]) {
      const apart = [16, 8, 0].map((shift) =>
        Math.abs(((brick >> shift) & 0xff) - ((threat >> shift) & 0xff)),
      );
      expect(Math.max(...apart)).toBeGreaterThan(0x20);
    }
  }
});

it('before the start the colours around the picture are those of its first hour', () => {
  expect(backdropOf(coloursAt(THEME_COLOURS.default, hourAt(0)))).toEqual(OPENING);
});

describe.each([...THEMES, ...DAYS])('the theme or day %s', (_, palette) => {
  it('has readable text on the sky, clouds and panels, at every hour', () => {
    const beforeSky: readonly [ColourName[], ColourName][] = [
      [['text'], 'sky'],
      [['text'], 'band1'],
      [['text'], 'cloud'],
      [['text'], 'cloudShade'],
      [['text'], 'peak'],
      [['text'], 'peakShade'],
      [['text'], 'peakSnow'],
    ];
    const onPanels: readonly [ColourName[], ColourName][] = [
      [['text'], 'panel'],
      [['accent'], 'panel'],
    ];
    expect(tooClose(palette, [...beforeSky, ...onPanels], 4.5, Object.values(HOURS))).toEqual([]);
    expect(tooClose(palette, onPanels, 4.5)).toEqual([]);
    // For a moment of dusk and of dawn, sky and clouds are light and dark at once. 3 : 1 is enough
    // then, because the texts are large. The same goes for the letters HI, the only text in their
    // colour on the sky.
    expect(tooClose(palette, [...beforeSky, [['accent'], 'sky']], 3)).toEqual([]);
  });

  it('never flashes: each channel changes in one direction from one key hour to the next', () => {
    const day = [...ALL_HOURS, 0].map((hour) => coloursAt(palette, hour));
    for (let start = 0; start < DAY_LENGTH; start += FADE_LEVELS) {
      const fade = day.slice(start, start + FADE_LEVELS + 1);
      for (const name of COLOUR_NAMES) {
        for (const shift of [16, 8, 0]) {
          const values = fade.map((colours) => (colours[name] >> shift) & 0xff);
          const sorted = values.toSorted((a, b) => a - b);
          const isRising = (values.at(-1) ?? 0) >= (values[0] ?? 0);
          expect(values, `${name} from ${start}`).toEqual(isRising ? sorted : sorted.toReversed());
        }
      }
    }
  });
});

it.each([HOURS.morning, HOURS.night])(
  'with high contrast, dino and threats differ in hue, and clearly from the sky, at hour %i',
  (hour) => {
    const { sky, brick, leaf, violet } = coloursAt(THEME_COLOURS.contrast, hour);
    const hue = (colour: number) => Math.abs((colour >> 16) - (colour & 0xff));
    for (const colour of [brick, leaf, violet])
      expect(contrastRatio(colour, sky)).toBeGreaterThanOrEqual(7);
    expect([hue(leaf), hue(violet)]).toEqual([0, 0]);
    expect(hue(brick)).toBeGreaterThan(100);
  },
);

it.each(DAYS)(
  'a ghost in any look stands out from sky and ground, on a %s day and at night',
  (_, day) => {
    const contrasts = Object.values(SKIN_PALETTES).flatMap((skin) =>
      Object.values(HOURS).flatMap((hour) => {
        const colours = coloursAt({ ...day, ...skin }, hour);
        return (['sky', 'ground'] as const).map((behind) =>
          Math.max(
            ...(['outline', 'brick', 'apricot'] as const).map((ink) =>
              contrastRatio(mix(colours[behind], colours[ink], GHOST_OPACITY), colours[behind]),
            ),
          ),
        );
      }),
    );
    expect(Math.min(...contrasts)).toBeGreaterThanOrEqual(2);
  },
);
