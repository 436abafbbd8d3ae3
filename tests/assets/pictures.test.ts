// @vitest-environment node
import { readFileSync } from 'node:fs';
import { PNG } from 'pngjs';
import { describe, expect, test } from 'vitest';

describe('the committed pictures of the game', () => {
  const SOCIAL = { width: 1200, height: 630, limit: 40_000 };
  const THEME = { width: 280, height: 68, limit: 3_000 };
  const STAGE = { width: 1000, height: 380, limit: 10_000 };

  test.each([
    ['pictures/og-jump', SOCIAL],
    ['pictures/og-duck', SOCIAL],
    ['pictures/og-shoot', SOCIAL],
    ['pictures/og-turbo', SOCIAL],
    ['pictures/og-history', SOCIAL],
    ['pictures/og-creators', SOCIAL],
    ['pictures/screenshot', STAGE],
    ['pictures/jump', STAGE],
    ['pictures/duck', STAGE],
    ['pictures/night', STAGE],
    ['pictures/theme-default', THEME],
    ['pictures/theme-monochrome', THEME],
    ['pictures/theme-contrast', THEME],
    ['dino-assets/poster', STAGE],
    ['dino-assets/poster-touch', STAGE],
  ])('%s has its size, and is small', (name, { width, height, limit }) => {
    const file = readFileSync(new URL(`../../public/${name}.png`, import.meta.url));
    const picture = PNG.sync.read(file);
    expect([picture.width, picture.height]).toEqual([width, height]);
    expect(file.length).toBeLessThan(limit);
  });
});
