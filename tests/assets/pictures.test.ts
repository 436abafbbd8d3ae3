// @vitest-environment node
import { readFileSync } from 'node:fs';
import { PNG } from 'pngjs';
import { expect, test } from 'vitest';
import { loadVariant, pictureOf, VARIANTS } from '#content';
import { pack } from '../../assets/pack.ts';
import { writeSheets } from '../../assets/write-sheets.ts';

const SOCIAL = { width: 1200, height: 630, limit: 40_000 };
const VARIANT = { ...SOCIAL, limit: 20_000 };
const THEME = { width: 280, height: 68, limit: 3_000 };
const STAGE = { width: 1000, height: 380, limit: 10_000 };
const icon = (size: number) => ({ width: size, height: size, limit: 10_000 });

const UPRIGHT = { width: 928, height: 618 };
const postersOf = (name: string, limit: number) =>
  [
    [`dino-assets/${name}`, { ...STAGE, limit }],
    [`dino-assets/${name}-touch`, { ...STAGE, limit }],
    [`dino-assets/${name}-phone`, { ...UPRIGHT, limit }],
    [`dino-assets/${name}-narrow`, { ...UPRIGHT, limit }],
  ] as const;
const OPENINGS = await Promise.all(
  VARIANTS.map(async ({ name }) => (await loadVariant(name)).opening),
);

const PICTURES: readonly (readonly [name: string, picture: typeof SOCIAL])[] = [
  ['icons/icon-192', icon(192)],
  ['icons/icon-512', icon(512)],
  ['icons/maskable-512', icon(512)],
  ['icons/apple-touch-icon', icon(180)],
  ['pictures/og-jump', SOCIAL],
  ['pictures/og-duck', SOCIAL],
  ['pictures/og-shoot', SOCIAL],
  ['pictures/og-history', SOCIAL],
  ['pictures/og-creators', SOCIAL],
  ...VARIANTS.map(({ name }) => [pictureOf(name).slice(1, -4), VARIANT] as const),
  ['pictures/screenshot', STAGE],
  ['pictures/jump', STAGE],
  ['pictures/duck', STAGE],
  ['pictures/night', STAGE],
  ['pictures/theme-default', THEME],
  ['pictures/theme-monochrome', THEME],
  ['pictures/theme-contrast', THEME],
  ...OPENINGS.flatMap(({ name }) => postersOf(`poster-${name}`, 26_000)),
  ...postersOf('poster', STAGE.limit),
  ['dino-assets/poster-upright', { ...STAGE, width: 600, height: 552 }],
];

test.each(PICTURES)(
  '%s has the right size, and is a small file',
  (name, { width, height, limit }) => {
    const file = readFileSync(new URL(`../../public/${name}.png`, import.meta.url));
    const picture = PNG.sync.read(file);
    expect([picture.width, picture.height]).toEqual([width, height]);
    expect(file.length).toBeLessThan(limit);
  },
);

test('a sheet’s hash changes with a single pixel, and with nothing else', () => {
  const hashWith = (changed: number) => {
    const texels = {
      width: 4,
      height: 4,
      indexes: new Uint8Array(16).fill(changed, 15),
      colours: [0, 0x2b1a2fff],
    };
    const [sheet = ''] = writeSheets([{ name: 'sprite', packed: pack([]), texels }]);
    return /"hash": "([0-9a-f]{8})"/.exec(sheet)?.[1];
  };
  expect(hashWith(0)).toBeDefined();
  expect(hashWith(0)).toBe(hashWith(0));
  expect(hashWith(1)).not.toBe(hashWith(0));
});
