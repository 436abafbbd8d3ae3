import { expect, test } from './game.ts';

test('assists are offered once after ten early ends, and shown in the settings', async ({
  game,
  page,
}) => {
  await page.addInitScript(() => {
    if (localStorage.getItem('dino-settings') !== null) return;
    localStorage.setItem('dino-settings', JSON.stringify({ version: 1, earlyEnds: 9 }));
  });
  // Runs are counted from then on.
  const counts = page.waitForResponse(/\/assets\/AssistsOffer-[\w-]{8}\.js$/);
  await game.open();
  await game.loaded();
  await counts;
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
  await page.reload();
  await game.ready();
  await game.crash('early');
  await expect(game.button('Watch')).toBeVisible();
  await expect(show).toHaveCount(0);
});
