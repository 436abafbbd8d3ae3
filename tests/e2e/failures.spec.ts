import { holdContext } from './drawing-context.ts';
import { expect, keepPictures, test } from './game.ts';

test.describe('drawn with WebGL', () => {
  test.use({ renderer: 'webgl' });

  test('a lost context pauses the run, and when it is restored the run can resume', async ({
    game,
    page,
  }) => {
    const context = await holdContext(page);
    await game.open();
    await game.invincible(true);
    await game.start('lost and found');
    await expect.poll(async () => (await game.state()).steps).toBeGreaterThan(5);
    await context.lose();
    await expect(game.phase('paused')).toBeVisible();
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('Graphics interrupted');
    const hash = await game.hash();
    await page.keyboard.press('KeyP');
    await expect(game.phase('paused')).toBeVisible();

    await context.restore();
    await expect(alert).toContainText('Graphics restored');
    expect(await game.hash()).toBe(hash);
    await alert.getByRole('button', { name: 'Resume' }).click();
    await expect(game.phase('counting')).toBeVisible();
    await expect(alert).toHaveCount(0);
    await expect(game.phase('running')).toBeVisible();
  });

  test('a restored context shows the same picture as before, night colours included', async ({
    game,
    page,
  }) => {
    await keepPictures(page);
    const context = await holdContext(page);
    await game.open();
    await game.loaded();
    await game.manual(true);
    await game.invincible(true);
    await game.start('by night');
    await game.step(4491);
    await page.keyboard.press('KeyP');
    await expect(game.phase('paused')).toBeVisible();
    await game.step(0);
    const before = await game.picture();
    await context.lose();
    await expect(page.getByRole('alert')).toContainText('Graphics interrupted');
    await context.restore();
    await expect(page.getByRole('alert')).toContainText('Graphics restored');
    expect((await game.picture()).equals(before)).toBe(true);
  });

  test('a context that stays lost shows a reload button after five seconds', async ({
    game,
    page,
  }) => {
    await page.clock.install();
    const context = await holdContext(page);
    await game.open();
    await game.stopClock();
    await game.start('lost for good');
    await context.lose();
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('Graphics interrupted');
    await game.run(4900);
    await expect(alert.getByRole('button')).toHaveCount(0);
    await game.run(200);
    await page.clock.resume();
    await alert.getByRole('button', { name: 'Reload the page' }).click();
    await game.ready();
    await expect(alert).toHaveCount(0);
  });
});

test('when a sheet of the first frame does not load, a message offers to retry, and the retry works', async ({
  game,
  page,
}) => {
  game.expectedErrors.push(/Failed to load resource/, /The stage did not open/);
  const address = '**/dino-assets/gun.png*';
  await page.route(address, (route) => route.abort());
  await page.goto('/?debug');
  const alert = page.getByRole('alert');
  const retry = alert.getByRole('button', { name: 'Try again' });
  await game.interactUntil(retry);
  await expect(page.getByRole('banner').getByRole('link', { name: 'History' })).toBeVisible();
  await page.unroute(address);
  await page.route(address, (route) => route.fulfill({ status: 404, body: 'gone' }));
  const second = page.waitForResponse(/gun\.png/);
  await retry.click();
  await second;
  await expect(retry).toBeVisible();
  await page.unroute(address);
  await retry.click();
  await game.ready();
  await expect(alert).toHaveCount(0);
  await page.keyboard.press('Space');
  await expect(game.phase('running')).toBeVisible();
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
  await expect(game.button('Start')).toBeDisabled();
  await page.keyboard.press('Space');
  await page.getByRole('banner').getByRole('link', { name: 'History' }).click();
  await expect(page).toHaveURL(/\/history$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
