import { createRun } from '#simulation';
import { expect, PICTURE_VIEWPORT, test } from './game.ts';

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
