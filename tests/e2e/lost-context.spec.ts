import { holdContext } from './drawing-context.ts';
import { expect, keepPictures, RESULT_MS, SOON, test } from './game.ts';

test.describe('drawn with WebGL', () => {
  test.use({ renderer: 'webgl' });

  test('a replay waits while the context is lost, and goes on when it is restored', async ({
    game,
    page,
  }) => {
    await page.clock.install();
    const context = await holdContext(page);
    await game.open();
    await game.stopClock();
    await game.crash('seen and unseen');
    await game.run(RESULT_MS);
    await game.chooseAfterRun('Watch');
    await expect(page.getByRole('group', { name: 'Replay' })).toBeVisible();
    await game.run(300);
    await context.lose();
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('The replay is paused');
    const { steps } = await game.shown();
    expect(steps).toBeGreaterThan(5);
    await game.run(1000);
    expect((await game.shown()).steps).toBe(steps);
    await context.restore();
    await expect(alert).toHaveCount(0);
    await game.run(300);
    expect((await game.shown()).steps).toBeGreaterThan(steps + 5);
  });

  test('a context lost on a page without the game is reported on return, and its picture restored', async ({
    game,
    page,
  }) => {
    await page.clock.install();
    await keepPictures(page);
    const context = await holdContext(page);
    await game.open();
    await game.loaded();
    await game.stopClock();
    // By then the scenery has faded in.
    await game.run(4000);
    const before = await game.picture();
    const banner = page.getByRole('banner');
    await banner.getByRole('link', { name: 'History' }).click();
    await expect(game.stage).toHaveCount(0);
    await context.lose();
    await banner.getByRole('link', { name: 'Home' }).click();
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('Graphics interrupted');
    await page.keyboard.press('Space');
    await expect(game.phase('ready')).toBeVisible();
    await page.evaluate(() => window.dispatchEvent(new Event('blur')));
    await context.restore();
    await expect(alert).toHaveCount(0);
    await game.run(4000);
    // The waiting dino blinks every 3.2 s for 140 ms, perhaps in only one of the two pictures.
    await expect
      .poll(
        async () => {
          await game.run(100);
          return (await game.picture()).equals(before);
        },
        { intervals: SOON },
      )
      .toBe(true);
    await page.keyboard.press('Space');
    await expect(game.phase('running')).toBeVisible();
  });
});

test.describe('drawn with Canvas 2D', () => {
  test.use({ renderer: 'canvas' });

  test('a lost context pauses the run, and when it is restored the paused picture is back', async ({
    game,
    page,
  }) => {
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
  });
});
