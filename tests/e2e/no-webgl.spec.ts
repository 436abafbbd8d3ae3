import { readFileSync } from 'node:fs';
import { createRun } from '#simulation';
import { atLength } from './at-length.ts';
import { expect, PICTURE_VIEWPORT, test } from './game.ts';
import { difference } from './pixels.ts';

test.use({ viewport: PICTURE_VIEWPORT });

test('without WebGL the game runs on Canvas 2D, with the same steps', async ({ game, page }) => {
  await page.goto('/');
  expect(
    await page.evaluate(() => document.createElement('canvas').getContext('webgl2')),
  ).toBeNull();
  await game.open();
  const kind = await game.canvas.evaluate(
    (canvas) => canvas instanceof HTMLCanvasElement && canvas.getContext('2d') !== null,
  );
  expect(kind).toBe(true);

  const before = await game.picture();
  await page.keyboard.press('Space');
  await expect(game.phase('running')).toBeVisible();
  await expect.poll(async () => (await game.picture()).equals(before)).toBe(false);

  await game.manual(true);
  await game.start('on paper');
  await game.step(150);
  const twin = createRun('on paper');
  for (let step = 0; step < 150; step++) twin.step(0);
  expect(await game.hash()).toBe(twin.hash());
  const early = await game.picture();
  await game.step(30);
  expect((await game.picture()).equals(early)).toBe(false);
});

test('night looks the same on Canvas 2D as on WebGL', atLength(), async ({ game }) => {
  await game.open();
  await game.loaded();
  await game.manual(true);
  await game.invincible(true);
  await game.start('picture');
  await game.step(4491);
  const onWebGL = readFileSync(new URL('pictures/night-default.png', import.meta.url));
  // Canvas 2D rounds positions between two pixels differently: hills may be off by one pixel.
  expect(difference(await game.picture(), onWebGL)).toBeLessThan(0.03);
});
