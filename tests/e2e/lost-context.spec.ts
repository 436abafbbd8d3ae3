import { holdContext } from './drawing-context.ts';
import { expect, keepPictures, test } from './game.ts';
import { onlyInFullRun } from './only-in-full-run.ts';

test.describe('drawn with WebGL', () => {
  test.use({ renderer: 'webgl' });

  test('a lost context pauses the run, which can resume with the same picture', async ({
    game,
    page,
  }) => {
    await keepPictures(page);
    const context = await holdContext(page);
    const alert = page.getByRole('alert');
    await game.open();
    await game.loaded();

    await test.step('a paused run looks as before, night colours included', async () => {
      await game.playTo('by night', 4491);
      await page.keyboard.press('KeyP');
      await expect(game.phase('paused')).toBeVisible();
      await game.step(0);
      const before = await game.picture();
      await context.lose();
      await expect(alert).toContainText('Graphics interrupted');
      await context.restore();
      await expect(alert).toContainText('Graphics restored');
      expect((await game.picture()).equals(before)).toBe(true);
    });

    await test.step('a run is paused, and waits until the context is back', async () => {
      await game.start('lost and found');
      await game.manual(false);
      await expect(alert).toHaveCount(0);
      await game.until((debug) => debug.state().steps > 5);
      await context.lose();
      await expect(game.phase('paused')).toBeVisible();
      await expect(alert).toContainText('Your run is paused');
      const hash = await game.hash();
      await page.keyboard.press('KeyP');
      await expect(game.phase('paused')).toBeVisible();
      await context.restore();
      await expect(alert).toContainText('Graphics restored');
      expect(await game.hash()).toBe(hash);
      await game.button('Resume').click();
      await expect(game.phase('running')).toBeVisible();
      await expect(alert).toHaveCount(0);
    });
  });
});

test.describe('drawn with Canvas 2D', () => {
  test.use({ renderer: 'canvas' });

  test(
    'a lost context pauses the run, and when it is restored the paused picture is back',
    onlyInFullRun(),
    async ({ game, page }) => {
      await game.open();
      await game.loaded();
      await game.playTo('canvas lost and found', 400);
      await page.keyboard.press('KeyP');
      await expect(game.phase('paused')).toBeVisible();
      await game.step(0);
      const before = await game.picture();
      await game.canvas.dispatchEvent('contextlost');
      const alert = page.getByRole('alert');
      await expect(alert).toContainText('Your run is paused');
      // As the browser does when it restores a context.
      await game.canvas.evaluate((canvas) => {
        if (canvas instanceof HTMLCanvasElement) canvas.getContext('2d')?.reset();
      });
      await game.canvas.dispatchEvent('contextrestored');
      await expect(alert).toContainText('Graphics restored');
      expect((await game.picture()).equals(before)).toBe(true);
    },
  );
});

test('without any drawing context a message is shown, and the rest of the page works', async ({
  game,
  page,
}) => {
  game.expectedErrors.push(/The stage did not open/);
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
    OffscreenCanvas.prototype.getContext = () => null;
  });
  await page.goto('/?debug');
  await game.interactUntil(page.getByRole('alert'));
  await expect(page.getByRole('alert')).toContainText('Could not get 2D context from canvas');
  await expect(game.button('Start')).toHaveCount(0);
  await page.keyboard.press('Space');
  await page.getByRole('banner').getByRole('link', { name: 'History' }).click();
  await expect(page).toHaveURL(/\/history$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
