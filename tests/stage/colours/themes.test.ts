import { describe, expect, it } from 'vitest';
import type { Theme } from '#stage';
import {
  blend,
  COLOUR_NAMES,
  type ColourName,
  type Colours,
  contrastRatio,
  DAY_LENGTH,
  FADE_LEVELS,
  HOURS,
  SOURCE_COLOURS,
  THEME_COLOURS,
} from '#stage/testing';

const THEMES = ['default', 'monochrome', 'contrast'] as const satisfies readonly Theme[];
const ALL_HOURS = Array.from({ length: DAY_LENGTH }, (_, hour) => hour);

function coloursAt(theme: Theme, hour: number): Colours {
  const colours = { ...SOURCE_COLOURS };
  blend(THEME_COLOURS[theme], hour, colours);
  return colours;
}

/** The pairs of colours with a contrast below `least` : 1 at some hour. */
function tooClose(
  theme: Theme,
  pairs: readonly (readonly [each: readonly ColourName[], behind: ColourName])[],
  least: number,
): string[] {
  return ALL_HOURS.flatMap((hour) => {
    const colours = coloursAt(theme, hour);
    return pairs.flatMap(([inks, behind]) => {
      const best = Math.max(...inks.map((ink) => contrastRatio(colours[ink], colours[behind])));
      return best < least
        ? [`${inks.join(' or ')} before ${behind} at ${hour}: ${best.toFixed(2)}`]
        : [];
    });
  });
}

/** A figure is recognised by its outline or by its main colour. */
const FIGURES = {
  dino: ['outline', 'brick'],
  cactus: ['outline', 'leaf'],
  pterodactyl: ['outline', 'violet'],
  bullet: ['outline', 'brick'],
} as const satisfies Readonly<Record<string, readonly ColourName[]>>;

/** Everything that a figure may be in front of. */
const BEHIND = [
  ...([
    'sky',
    'band1',
    'band2',
    'band3',
    'band4',
    'sun',
    'sunGlow',
    'ground',
    'cloud',
    'cloudShade',
  ] as const),
  ...([
    'farHill',
    'farHillShade',
    'farHillLight',
    'nearHill',
    'nearHillShade',
    'nearHillLight',
  ] as const),
] satisfies readonly ColourName[];

describe.each(THEMES)('the theme %s', (theme) => {
  it.each(Object.entries(FIGURES))(
    'shows the %s clearly against every background, at every hour',
    (_, inks) => {
      expect(
        tooClose(
          theme,
          BEHIND.map((behind) => [inks, behind]),
          3,
        ),
      ).toEqual([]);
    },
  );

  it('has readable text on the sky and on panels, at every hour', () => {
    const pairs: readonly [ColourName[], ColourName][] = [
      [['text'], 'sky'],
      [['text'], 'panel'],
      [['accent'], 'panel'],
    ];
    expect(tooClose(theme, pairs, 4.5)).toEqual([]);
    // 3 : 1 is enough here: only the letters HI, which are large, have this colour on the sky.
    expect(tooClose(theme, [[['accent'], 'sky']], 3)).toEqual([]);
  });

  it('never flashes: each channel changes in one direction from one key hour to the next', () => {
    const day = [...ALL_HOURS, 0].map((hour) => coloursAt(theme, hour));
    for (let start = 0; start < DAY_LENGTH; start += FADE_LEVELS) {
      const fade = day.slice(start, start + FADE_LEVELS + 1);
      for (const name of COLOUR_NAMES) {
        for (const shift of [16, 8, 0]) {
          const values = fade.map((colours) => (colours[name] >> shift) & 0xff);
          const steps = values.slice(1).map((value, i) => value - (values[i] ?? 0));
          expect(
            steps.every((step) => step >= 0) || steps.every((step) => step <= 0),
            `${name} from ${start}`,
          ).toBe(true);
        }
      }
    }
  });

  it('switches its text from dark to light once at nightfall, and back once', () => {
    const isLight = ALL_HOURS.map((hour) => {
      const { text, sky } = coloursAt(theme, hour);
      return contrastRatio(text, 0) > contrastRatio(sky, 0);
    });
    const turns = isLight.filter((light, hour) => light !== isLight.at(hour - 1)).length;
    expect([isLight[HOURS.morning], isLight[HOURS.night], turns]).toEqual([false, true, 2]);
  });
});

describe('the default theme', () => {
  it('has at dawn a pterodactyl that stands out without its outline', () => {
    const behind = BEHIND.filter((name) => /^(sky|band|cloud|farHill)/.test(name));
    const least = (hour: number) => {
      const colours = coloursAt('default', hour);
      return Math.min(...behind.map((name) => contrastRatio(colours.violet, colours[name])));
    };
    expect(least(HOURS.dawn)).toBeGreaterThan(2);
    // Its colours and those of the sky change places just before.
    for (let hour = HOURS.dawn - 2; hour < DAY_LENGTH; hour++)
      expect(least(hour), `hour ${hour}`).toBeGreaterThan(1.5);
  });
});

describe('high contrast', () => {
  it.each([HOURS.morning, HOURS.night])(
    'has a dino and threats that differ from each other and from the sky, at hour %i',
    (hour) => {
      const { sky, brick, leaf, violet } = coloursAt('contrast', hour);
      for (const colour of [brick, leaf, violet])
        expect(contrastRatio(colour, sky)).toBeGreaterThanOrEqual(7);
      // They differ in hue, not only in brightness.
      for (const threat of [leaf, violet]) {
        expect((threat >> 16) - (threat & 0xff), 'a threat is grey').toBe(0);
        expect(Math.abs((brick >> 16) - (brick & 0xff)), 'the dino is not').toBeGreaterThan(100);
      }
    },
  );
});
