import { describe, expect, it } from 'vitest';
import {
  blend,
  type ColourName,
  contrastRatio,
  DAY_LENGTH,
  HOURS,
  SKIN_PALETTES,
  SOURCE_COLOURS,
  THEME_COLOURS,
} from '#stage/testing';

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

describe.each(Object.entries(SKIN_PALETTES))('the look %s', (_, palette) => {
  const coloursAt = (hour: number) => {
    const colours = { ...SOURCE_COLOURS };
    blend({ ...THEME_COLOURS.default, ...palette }, hour, colours);
    return colours;
  };

  it('is seen clearly against every background, at every hour', () => {
    for (let hour = 0; hour < DAY_LENGTH; hour++) {
      const { outline, brick, ...colours } = coloursAt(hour);
      for (const behind of BEHIND) {
        const best = Math.max(
          contrastRatio(outline, colours[behind]),
          contrastRatio(brick, colours[behind]),
        );
        expect(best, `before ${behind} at ${hour}`).toBeGreaterThanOrEqual(3);
      }
    }
  });

  it.each([HOURS.morning, HOURS.night])('has the colour of no threat, at hour %i', (hour) => {
    const { brick, leaf, violet } = coloursAt(hour);
    for (const threat of [leaf, violet]) {
      const apart = [16, 8, 0].map((shift) =>
        Math.abs(((brick >> shift) & 0xff) - ((threat >> shift) & 0xff)),
      );
      expect(Math.max(...apart)).toBeGreaterThan(0x20);
    }
  });
});
