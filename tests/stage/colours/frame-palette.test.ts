// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { framePalette, READBACK_TOLERANCE, SOURCE_COLOURS } from '#stage/testing';
import { build } from '../../../assets/build.ts';
import { CLEAR, inkOf } from '../../../assets/palette.ts';

const { maps } = build();
const channels = (rgb: number) => [rgb >> 16, (rgb >> 8) & 0xff, rgb & 0xff];

describe('the palette of a frame', () => {
  it('contains the colour of every art pixel of the frame', () => {
    for (const { name, rows } of maps) {
      const palette = framePalette(name);
      if (palette.length === 0) continue;
      const known = new Set(palette.map((colour) => SOURCE_COLOURS[colour]));
      const used = new Set([...rows.join('')].filter((character) => character !== CLEAR));
      for (const character of used) expect(known, `${character} in ${name}`).toContain(inkOf(character)?.rgb);
    }
  });

  it('has colours that differ by more than twice the readback tolerance', () => {
    for (const palette of new Set(maps.map(({ name }) => framePalette(name)))) {
      for (const [i, one] of palette.entries()) {
        for (const other of palette.slice(i + 1)) {
          const others = channels(SOURCE_COLOURS[other]);
          const apart = Math.max(
            ...channels(SOURCE_COLOURS[one]).map((value, c) => Math.abs(value - (others[c] ?? 0))),
          );
          expect(apart, `${one} and ${other}`).toBeGreaterThan(2 * READBACK_TOLERANCE);
        }
      }
    }
  });

  it('is empty for white frames, which are tinted', () => {
    for (const name of ['glyph-65', 'small-3', 'pixel']) expect(framePalette(name)).toEqual([]);
  });

  it('distinguishes the ground and the clouds from figures in the same source colours', () => {
    expect(framePalette('ground')).toContain('ground');
    expect(framePalette('dino-idle')).not.toContain('ground');
    expect(framePalette('cloud-1')).not.toContain('white');
  });
});
