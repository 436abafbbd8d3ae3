// @vitest-environment node
import { readFileSync } from 'node:fs';
import { PNG } from 'pngjs';
import { describe, expect, test } from 'vitest';
import {
  ART_PIXEL,
  ATLAS,
  type FrameName,
  SHEETS as DATA,
  TEXTURE_SIZE,
} from '#src/stage/atlas.ts';
import { DEFERRED_SHEETS } from '#src/stage/deferred/deferred-atlas.ts';
import { GLYPHS } from '#src/stage/overlay/text.ts';
import { build, buildFont } from '../../assets/build.ts';

const { products } = build();

const committed = (path: string): Buffer => readFileSync(new URL(`../../${path}`, import.meta.url));

const SHEETS = {
  sprite: { ...DATA.sprite, png: PNG.sync.read(committed('public/dino-assets/sprite.png')) },
  gun: { ...DATA.gun, png: PNG.sync.read(committed('public/dino-assets/gun.png')) },
};

/** The box of a frame's opaque pixels, stage px. */
function figure(name: FrameName): { width: number; height: number } {
  const { png } = Object.hasOwn(SHEETS.sprite.frames, name) ? SHEETS.sprite : SHEETS.gun;
  const { x, y, w, h } = ATLAS[name].frame;
  const columns: number[] = [];
  const rows: number[] = [];
  for (let row = 0; row < h; row++) {
    for (let column = 0; column < w; column++) {
      if (png.data[((y + row) * png.width + x + column) * 4 + 3] === 0) continue;
      columns.push(column);
      rows.push(row);
    }
  }
  const span = (along: number[]): number =>
    (Math.max(...along) - Math.min(...along) + 1) * ART_PIXEL;
  return { width: span(columns), height: span(rows) };
}

const isFrame = (name: string): name is FrameName => Object.hasOwn(ATLAS, name);
const frames = Object.keys(ATLAS).filter(isFrame);
const framesLike = (pattern: RegExp): FrameName[] => frames.filter((name) => pattern.test(name));

describe('the committed files are what the sources make', () => {
  test.each(products.filter(({ path }) => path.endsWith('.png')))(
    '$path, pixel by pixel',
    ({ path, content }) => {
      // Decoded, because another zlib may compress the same picture to other bytes.
      const made = PNG.sync.read(Buffer.from(content));
      const found = PNG.sync.read(committed(path));
      expect([found.width, found.height]).toEqual([made.width, made.height]);
      expect(found.data.equals(made.data)).toBe(true);
    },
  );

  test.each(products.filter(({ path }) => path.endsWith('.json')))(
    '$path, letter by letter',
    ({ path, content }) => {
      expect(committed(path).toString()).toBe(content);
    },
  );

  test('the web font, which is small', async () => {
    const { path, content } = await buildFont();
    expect(committed(path).equals(Buffer.from(content))).toBe(true);
    expect(content.length).toBeLessThan(5_000);
  });
});

test.each([
  { figures: /^dino-(?!crouch)/, width: 88, height: 94 },
  { figures: /^dino-crouch/, width: 118, height: 60 },
  { figures: /^cactus-small/, width: 34, height: 70 },
  { figures: /^cactus-large/, width: 49, height: 100 },
  { figures: /^pterodactyl/, width: 96, height: 100 },
  { figures: /^gun$/, width: 45, height: 30 },
  { figures: /^bullet$/, width: 20, height: 5 },
])('$figures fills its box in the rules to within one art pixel', (rule) => {
  const names = framesLike(rule.figures);
  expect(names).not.toEqual([]);
  for (const name of names) {
    const shown = figure(name);
    expect(Math.abs(shown.width - rule.width), name).toBeLessThanOrEqual(ART_PIXEL);
    expect(Math.abs(shown.height - rule.height), name).toBeLessThanOrEqual(ART_PIXEL);
  }
});

test('digits have equal advance, so that the score does not jump', () => {
  expect(new Set('0123456789'.split('').map((digit) => GLYPHS[digit]?.advance)).size).toBe(1);
});

test('the sheets do not overlap in a texture that each device with WebGL 2 supports', () => {
  expect(Math.max(TEXTURE_SIZE.width, TEXTURE_SIZE.height)).toBeLessThanOrEqual(2048);
  let end = 0;
  const sheets = Object.entries({ ...DATA, ...DEFERRED_SHEETS });
  for (const [name, { meta }] of sheets.sort(([, a], [, b]) => a.meta.top - b.meta.top)) {
    const { width, height } = PNG.sync.read(committed(`public/dino-assets/${name}.png`));
    expect(meta.top, name).toBeGreaterThanOrEqual(end);
    expect(width, name).toBe(TEXTURE_SIZE.width);
    end = meta.top + height;
  }
  expect(end).toBeLessThanOrEqual(TEXTURE_SIZE.height);
});
