// @vitest-environment node
import { readFileSync } from 'node:fs';
import { PNG } from 'pngjs';
import { describe, expect, test } from 'vitest';

import { STAGE_COLOURS } from '../../assets/palette.ts';

const committed = (path: string): Buffer =>
  readFileSync(new URL(`../../public/${path}`, import.meta.url));

/** The PNGs in an ICO, by the size that its list names. */
function entriesOf(ico: Buffer): Map<number, PNG> {
  expect([ico.readUInt16LE(0), ico.readUInt16LE(2)]).toEqual([0, 1]);
  return new Map(
    Array.from({ length: ico.readUInt16LE(4) }, (_, index) => {
      const entry = 6 + index * 16;
      const start = ico.readUInt32LE(entry + 12);
      const picture = PNG.sync.read(ico.subarray(start, start + ico.readUInt32LE(entry + 8)));
      expect([ico.readUInt8(entry), ico.readUInt8(entry + 1)]).toEqual([
        picture.width,
        picture.height,
      ]);
      return [picture.width, picture] as const;
    }),
  );
}

function rgbaAt({ width, data }: PNG, x: number, y: number): number {
  return data.readUInt32BE((y * width + x) * 4);
}

describe('favicon.ico', () => {
  const entries = entriesOf(committed('favicon.ico'));

  test('has the sizes of tabs and task bars', () => {
    expect([...entries.keys()]).toEqual([16, 32, 48]);
  });
});

describe('icons for a home screen', () => {
  const SIZES = { 'icon-192': 192, 'icon-512': 512, 'maskable-512': 512, 'apple-touch-icon': 180 };
  const icons = new Map(
    Object.keys(SIZES).map((name) => [name, PNG.sync.read(committed(`icons/${name}.png`))]),
  );

  test.each(Object.entries(SIZES))('%s is %i pixels wide and high', (name, size) => {
    expect([icons.get(name)?.width, icons.get(name)?.height]).toEqual([size, size]);
  });

  test.each(['icon-192', 'icon-512'])('%s brings its own rounded corners', (name) => {
    const icon = icons.get(name) ?? new PNG();
    const last = icon.width - 1;
    for (const [x, y] of [
      [0, 0],
      [last, 0],
      [0, last],
      [last, last],
    ] as const)
      expect(rgbaAt(icon, x, y)).toBe(0);
    expect(rgbaAt(icon, icon.width / 2, 0)).toBe(((STAGE_COLOURS.sky << 8) | 0xff) >>> 0);
  });
});
