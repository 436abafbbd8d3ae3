import type { Page } from '@playwright/test';
import { expect, test } from './game.ts';

/** Waits for the part of the page that counts the ends of runs, and shows the offer. */
const countsEnds = (page: Page) =>
  expect(page.locator('[role=status][data-part=hints]')).toBeAttached();

test('assists are offered once after ten early ends, and shown in the settings', async ({
  game,
  page,
}) => {
  await page.addInitScript(() => {
    if (localStorage.getItem('dino-settings') !== null) return;
    localStorage.setItem('dino-settings', JSON.stringify({ version: 1, earlyEnds: 9 }));
  });
  await game.open();
  await game.loaded();
  await countsEnds(page);
  const show = game.button('Show assists');
  await expect(game.button('Your runs')).toBeVisible();
  await expect(show).toHaveCount(0);
  await game.crash('early');
  await show.click();
  const dialog = page.getByRole('dialog', { name: 'Settings' });
  await expect(dialog.getByRole('slider', { name: 'Game speed' })).toBeFocused();
  await expect(dialog.getByRole('slider', { name: 'Game speed' })).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(show).toHaveCount(0);
  await game.reload();
  await game.crash('early');
  await expect(game.button('Watch')).toBeVisible();
  await expect(show).toHaveCount(0);
});

for (const [width, height] of [
  [280, 653],
  [390, 844],
  [568, 320],
] as const) {
  test.describe(`on a phone of ${width} x ${height}`, () => {
    test.use({ viewport: { width, height }, hasTouch: true, isMobile: true });

    test('the offer covers neither the result nor its buttons', async ({ game, page }) => {
      await page.addInitScript(() => {
        localStorage.setItem('dino-settings', JSON.stringify({ version: 1, earlyEnds: 9 }));
      });
      await game.open();
      await countsEnds(page);
      await game.button('Start').tap();
      await expect(page.locator('[data-full-screen]')).toBeVisible();
      await game.crash('early');
      const show = game.button('Show assists');
      await expect(show).toBeVisible();
      const offer = await page.locator('[data-part=hint]').filter({ has: show }).boundingBox();
      const stage = await game.stage.boundingBox();
      if (offer === null || stage === null) throw new Error('Nothing is to be seen.');
      // The result begins at two fifths of a high stage, and at 31 % of the width of another.
      if (width < height) expect(offer.y + offer.height).toBeLessThan(0.4 * stage.height);
      else expect(offer.x + offer.width).toBeLessThan(stage.x + 0.31 * stage.width);
      await show.tap();
      await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible();
    });
  });
}
