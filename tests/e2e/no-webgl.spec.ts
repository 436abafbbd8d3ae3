import { expect, PICTURE_VIEWPORT, test } from './game.ts';

test.use({ viewport: PICTURE_VIEWPORT });

test('without WebGL the game runs on Canvas 2D', async ({ game, page }) => {
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
});
