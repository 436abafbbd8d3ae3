import { readdirSync, readFileSync } from 'node:fs';
import { PNG } from 'pngjs';
import { expect, it } from 'vitest';
import { SHEET_TOPS, TEXTURE_SIZE } from '#stage/testing';

const FOLDER = new URL('../../public/dino-assets/', import.meta.url);

/** Posters are shown by the page, not drawn by the stage. */
const SHEETS = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.png') && !file.startsWith('poster'))
  .map((file) => ({
    name: file.slice(0, -4),
    png: PNG.sync.read(readFileSync(new URL(file, FOLDER))),
  }));

it('every sheet has a place of its own in the shared texture', () => {
  expect(SHEETS.map(({ name }) => name).sort()).toEqual(Object.keys(SHEET_TOPS).sort());
  const areas = SHEETS.map(({ name, png }) => {
    const top = SHEET_TOPS[name] ?? Number.NaN;
    return { name, top, bottom: top + png.height, width: png.width };
  }).sort((a, b) => a.top - b.top);
  for (const [i, { name, top, bottom, width }] of areas.entries()) {
    expect(top, name).toBeGreaterThanOrEqual(areas[i - 1]?.bottom ?? 0);
    expect(width, name).toBeLessThanOrEqual(TEXTURE_SIZE.width);
    expect(bottom, name).toBeLessThanOrEqual(TEXTURE_SIZE.height);
  }
});

it('the shared texture is not larger than every device with WebGL 2 supports', () => {
  expect(Math.max(TEXTURE_SIZE.width, TEXTURE_SIZE.height)).toBeLessThanOrEqual(2048);
});
