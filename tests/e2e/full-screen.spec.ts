import { HOME } from '#content';
import { atLength } from './at-length.ts';
import { fills, layout } from './full-screen.ts';
import { expect, type GamePage, test } from './game.ts';
import { hydrated } from './hydrated.ts';

/** The stage is as wide as the window, and fully visible. */
async function expectStageToFill(game: GamePage): Promise<void> {
  await expect.poll(async () => (await layout(game)).left).toBeLessThan(1);
  const { ratio, right, above, below } = await layout(game);
  expect(ratio).toBeCloseTo(1000 / 380, 1);
  expect(right).toBeLessThan(1);
  expect(above).toBeGreaterThanOrEqual(0);
  expect(below).toBeGreaterThan(0);
}

const resolution = (game: GamePage) =>
  game.canvas.evaluate((canvas) => (canvas instanceof HTMLCanvasElement ? canvas.width : 0));

test('the button enters and leaves full screen', async ({ game, page }) => {
  await game.open();
  await game.button('Full screen').click();
  await expect(game.button('Exit full screen')).toBeVisible();
  expect(await fills(page)).toBe(true);
  await expectStageToFill(game);
  const { above, below } = await layout(game);
  expect(above).toBeCloseTo(below, 0);
  await game.button('Exit full screen').click();
  await expect(game.button('Full screen')).toBeVisible();
  expect(await fills(page)).toBe(false);
});

test('the key F enters and leaves full screen, and a run continues with the same keys', async ({
  game,
  page,
}) => {
  await game.open();
  await game.invincible(true);
  await game.start('on and on');
  for (const filled of [true, false]) {
    await page.keyboard.press('KeyF');
    await expect.poll(() => fills(page)).toBe(filled);
    if (filled) await expectStageToFill(game);
    else await expect(game.button('Full screen')).toBeVisible();
    const { steps } = await game.state();
    await expect.poll(async () => (await game.state()).steps).toBeGreaterThan(steps);
    await expect(game.phase('running')).toBeVisible();
    await page.keyboard.down('KeyC');
    await game.until(({ dino }) => dino.crouching);
    await page.keyboard.up('KeyC');
  }
});

test.describe('on a large screen', () => {
  // Three canvas pixels for an art pixel are enough up to 1500 px, between the page's margins.
  test.use({ viewport: { width: 1540, height: 900 } });

  test(
    'the resolution follows the size of the stage, up and down',
    atLength(),
    async ({ game, page }) => {
      await game.open();
      expect(await resolution(game)).toBe(1500);
      await page.keyboard.press('KeyF');
      await expect.poll(() => resolution(game)).toBe(2000);
      await page.keyboard.press('KeyF');
      await expect.poll(() => resolution(game)).toBe(1500);
    },
  );
});

test('navigating back leaves full screen', atLength(), async ({ game, page }) => {
  await game.open('/dino-run?debug');
  await page.getByRole('banner').getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL(/\/$/);
  // The old page stays visible until the new one has loaded.
  await expect(page.getByRole('heading', { level: 1, name: HOME.title })).toBeVisible();
  await game.ready();
  await page.keyboard.press('KeyF');
  await expect.poll(() => fills(page)).toBe(true);
  await page.goBack();
  await expect(page).toHaveURL(/\/dino-run/);
  await expect.poll(() => fills(page)).toBe(false);
  await expect(game.button('Full screen')).toBeVisible();
});

test(
  'without permission for full screen there is no button, and no layout shift',
  atLength(),
  async ({ game, page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(Document.prototype, 'fullscreenEnabled', { get: () => false });
    });
    await page.goto('/?debug');
    await hydrated(page);
    const settings = game.button('Settings');
    const served = await page.request.get('/').then((response) => response.text());
    expect(served).toMatch(/<button[^>]* aria-label="Full screen"/);
    await expect(game.button('Full screen')).toBeHidden();
    const without = await settings.boundingBox();
    await page.evaluate(() => {
      for (const button of document.querySelectorAll<HTMLElement>('button[hidden]'))
        button.hidden = false;
    });
    expect(await settings.boundingBox()).toEqual(without);
  },
);

test.describe('on a phone held sideways', () => {
  test.use({ viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true });

  test('the stage has the full width; the game is played with the buttons below it, and left from a pause', async ({
    game,
    page,
  }) => {
    await game.open();
    await game.invincible(true);
    await game.button('Full screen').tap();
    await expectStageToFill(game);
    await game.button('Start').tap();
    await expect(game.phase('running')).toBeVisible();
    // It would cover the picture.
    await expect(game.button('Exit full screen')).toBeHidden();
    const stage = await game.stage.boundingBox();
    for (const name of ['Crouch', 'Shoot', 'Turbo', 'Pause', 'Jump']) {
      await expect(game.button(name)).toBeInViewport({ ratio: 1 });
      const box = await game.button(name).boundingBox();
      expect(box?.height, name).toBeGreaterThanOrEqual(48);
      expect(box?.y, name).toBeGreaterThanOrEqual((stage?.y ?? 0) + (stage?.height ?? 0) - 1);
    }
    await game.until(({ dino }) => !dino.jumping);
    await game.button('Jump').tap();
    await game.until(({ dino }) => dino.jumping);
    await game.button('Turbo').tap();
    await game.until(({ turboMode }) => turboMode);
    await game.button('Pause').tap();
    await expect(game.phase('paused')).toBeVisible();
    await game.button('Exit full screen').tap();
    await expect.poll(() => fills(page)).toBe(false);
    await expect(game.phase('paused')).toBeVisible();
  });

  test(
    'on a still wider screen the stage shrinks to leave room for the buttons',
    atLength(),
    async ({ game, page }) => {
      await page.setViewportSize({ width: 1000, height: 360 });
      await game.open();
      await game.button('Full screen').tap();
      await expect.poll(async () => (await layout(game)).above).toBeLessThan(1);
      const { ratio, below } = await layout(game);
      expect(ratio).toBeCloseTo(1000 / 380, 1);
      expect(below).toBeGreaterThanOrEqual(48);
      await game.invincible(true);
      await game.button('Start').tap();
      await expect(game.button('Crouch')).toBeInViewport({ ratio: 1 });
    },
  );
});

test.describe('on a portrait screen', atLength(), () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

  test('a run that is over can be watched, shared and raced there, too', async ({ game, page }) => {
    await game.open();
    await expect(game.button('Your runs')).toBeVisible();
    await game.button('Play in full screen').tap();
    await expect(game.button('Exit full screen')).toBeVisible();
    await expect(game.button('Your runs')).toBeHidden();
    await game.crash('one');
    await game.invincible(true);
    for (const name of ['Retry the last 5 seconds', 'Watch', 'Share', 'New run'])
      await expect(game.button(name)).toBeInViewport({ ratio: 1 });
    await game.button('More').tap();
    for (const name of ['Race this run', 'How to survive this', 'New run'])
      await expect(game.button(name)).toBeInViewport({ ratio: 1 });
    await game.button('Back').tap();
    await game.button('Share').tap();
    await expect(page.getByRole('dialog', { name: 'Share this run' })).toBeVisible();
    await game.button('Done').tap();
    await game.button('New run').tap();
    await expect(game.phase('running')).toBeVisible();
    await expect(game.button('Share')).toBeHidden();
  });
});
