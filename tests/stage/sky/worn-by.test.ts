// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { build } from '../../../assets/build.ts';
import { CLEAR, inkOf } from '../../../assets/palette.ts';
import { AS_DRAWN } from '../../../src/stage/sky/colours.ts';
import { BLUR } from '../../../src/stage/sky/colour-numbers.ts';
import { wornBy } from '../../../src/stage/sky/worn-by.ts';

const { maps } = build();
const channels = (rgb: number) => [rgb >> 16, (rgb >> 8) & 0xff, rgb & 0xff];

describe('a sheet read as it is drawn', () => {
  it('tells for each art pixel of each frame what has its colour', () => {
    for (const { name, rows } of maps) {
      const worn = wornBy(name);
      if (worn.length === 0) continue;
      const known = new Set(worn.map((colour) => AS_DRAWN[colour]));
      const used = new Set([...rows.join('')].filter((character) => character !== CLEAR));
      for (const character of used) expect(known, `${character} in ${name}`).toContain(inkOf(character)?.rgb);
    }
  });

  it('mistakes no colour for another, even where a browser blurs what is read', () => {
    for (const worn of new Set(maps.map(({ name }) => wornBy(name)))) {
      for (const [i, one] of worn.entries()) {
        for (const other of worn.slice(i + 1)) {
          const others = channels(AS_DRAWN[other]);
          const apart = Math.max(...channels(AS_DRAWN[one]).map((value, c) => Math.abs(value - (others[c] ?? 0))));
          expect(apart, `${one} and ${other}`).toBeGreaterThan(2 * BLUR);
        }
      }
    }
  });

  it('keeps white what is tinted', () => {
    for (const name of ['glyph-65', 'small-3', 'pixel']) expect(wornBy(name)).toEqual([]);
  });

  it('knows the sand from what a figure has of the same colour', () => {
    expect(wornBy('ground')).toContain('ground');
    expect(wornBy('dino-idle')).not.toContain('ground');
    expect(wornBy('cloud-1')).not.toContain('white');
  });
});
