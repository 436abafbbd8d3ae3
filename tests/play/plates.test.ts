import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { contrastRatio } from '#src/stage/colours/blend.ts';
import { mix } from '#src/stage/colours/mix.ts';

const styles = readFileSync('src/play/alone.css', 'utf8');
const WHITE = 0xffffff;
const BLACK = 0x000000;

function colourOf(name: string): number {
  const [, digits] = new RegExp(`--${name}: #(\\w{6});`).exec(styles) ?? [];
  return Number.parseInt(String(digits), 16);
}

function on(behind: number, name: string): number {
  const pattern = new RegExp(`--${name}: rgb\\((\\d+) (\\d+) (\\d+) / (\\d+)%\\);`);
  const [red = NaN, green = NaN, blue = NaN, percent = NaN] =
    pattern.exec(styles)?.slice(1).map(Number) ?? [];
  return mix(behind, (red << 16) | (green << 8) | blue, percent / 100);
}

// No day, night or theme is brighter than white.
it.each([
  ['mark', 'plate'],
  ['mark', 'plate-hover'],
  ['mark-lit', 'plate-held'],
])('whatever is behind it, %s is readable on %s', (ink, plate) => {
  expect(contrastRatio(colourOf(ink), on(WHITE, plate))).toBeGreaterThanOrEqual(4.5);
});

it.each(['plate', 'plate-hover', 'plate-held'])('nothing stands out behind %s', (plate) => {
  expect(contrastRatio(on(WHITE, plate), on(BLACK, plate))).toBeLessThan(2);
});
