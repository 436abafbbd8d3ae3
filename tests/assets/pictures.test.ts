// @vitest-environment node
import { readFileSync } from 'node:fs';
import { PNG } from 'pngjs';
import { describe, expect, test } from 'vitest';
import { createRun } from '#simulation';
import { findMoment } from '../../assets/pictures/moments.ts';
import { SCENES } from '../../assets/pictures/scenes.ts';

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

describe('the moment that a picture shows', () => {
  // The other scenes are rarer, and take longer to find.
  const scene = SCENES.jump;
  const { seed, inputs, hash } = findMoment(scene);

  test('is one of a run that a player survives so far', () => {
    const run = createRun(seed);
    for (const input of inputs) run.step(input);
    expect(run.view.gameOver).toBe(false);
    expect(run.hash()).toBe(hash);
    expect(scene.shows(run.snapshot())).toBe(true);
  });

  test('is the first that shows the scene', () => {
    const first = findMoment({ play: () => 0, scores: { from: 2, to: 9 }, shows: () => true });
    expect([first.seed, first.inputs.length]).toEqual(['1', 12]);
  });

  test('is not looked for forever', () => {
    const never = { play: () => 0, scores: { from: 0, to: 0 }, shows: () => false };
    expect(() => findMoment(never)).toThrow('None of 300 runs shows the scene.');
  });
});
