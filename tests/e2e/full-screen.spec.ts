import type { Page } from '@playwright/test';
import { expect, type GamePage, test } from './game.ts';

const fills = (page: Page) => page.evaluate(() => document.fullscreenElement !== null);

/** Where the stage lies in the window, and how much of the window is left beside it. */
async function layout(game: GamePage) {
  const box = await game.stage.boundingBox();
  if (box === null) throw new Error('The stage is not to be seen.');
  const window = await game.page.evaluate(() => ({ width: innerWidth, height: innerHeight }));
  return {
    ratio: box.width / box.height,
    left: box.x,
    right: window.width - box.x - box.width,
    above: box.y,
    below: window.height - box.y - box.height,
  };
}

/** The stage is as large as the window's width lets it be, and all of it is there. */
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

test('the button fills the screen with the game and gives it back', async ({ game, page }) => {
  await game.open();
  await game.button('Full screen').click();
  await expect(game.button('Leave full screen')).toBeVisible();
  expect(await fills(page)).toBe(true);
  await expectStageToFill(game);
  const { above, below } = await layout(game);
  expect(above).toBeCloseTo(below, 0);
  await game.button('Leave full screen').click();
  await expect(game.button('Full screen')).toBeVisible();
  expect(await fills(page)).toBe(false);
});

test('so does the key F', async ({ game, page }) => {
  await game.open();
  await page.keyboard.press('KeyF');
  await expectStageToFill(game);
  await page.keyboard.press('KeyF');
  await expect(game.button('Full screen')).toBeVisible();
  expect(await fills(page)).toBe(false);
});

test('a run goes on, in and out, and is played with the same keys', async ({ game, page }) => {
  await game.open();
  await game.start('on and on');
  for (const filled of [true, false]) {
    await page.keyboard.press('KeyF');
    await expect.poll(() => fills(page)).toBe(filled);
    const { steps } = await game.state();
    await expect.poll(async () => (await game.state()).steps).toBeGreaterThan(steps);
    await expect(game.phase('running')).toBeVisible();
    await page.keyboard.down('KeyC');
    await expect.poll(async () => (await game.state()).dino.crouching).toBe(true);
    await page.keyboard.up('KeyC');
  }
});

test.describe('on a large screen', () => {
  test.use({ viewport: { width: 1920, height: 1080 } });

  test('the picture is as sharp as the screen, and no sharper when it is small again', async ({ game, page }) => {
    await game.open();
    expect(await resolution(game)).toBe(1000);
    await page.keyboard.press('KeyF');
    await expect.poll(() => resolution(game)).toBe(2000);
    await page.keyboard.press('KeyF');
    await expect.poll(() => resolution(game)).toBe(1000);
  });
});

test('F is the page’s in a text field and with Ctrl', async ({ game, page }) => {
  await game.open();
  await page.evaluate(() => {
    const field = document.createElement('input');
    field.setAttribute('aria-label', 'A field');
    document.body.prepend(field);
  });
  await page.keyboard.press('Control+KeyF');
  const field = page.getByLabel('A field');
  await field.focus();
  await page.keyboard.type('four f');
  await expect(field).toHaveValue('four f');
  expect(await fills(page)).toBe(false);
  await expect(game.button('Full screen')).toBeVisible();
});

test('going back to the page before leaves full screen', async ({ game, page }) => {
  await game.open('/dino-run?debug');
  await page.getByRole('banner').getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL(/\/$/);
  await game.ready();
  await page.keyboard.press('KeyF');
  await expect.poll(() => fills(page)).toBe(true);
  await page.goBack();
  await expect(page).toHaveURL(/\/dino-run/);
  await expect.poll(() => fills(page)).toBe(false);
  await expect(game.button('Full screen')).toBeVisible();
});

test('what there is to say is said there, too', async ({ game, page }) => {
  await game.open();
  await game.start('gone for a moment');
  await page.keyboard.press('KeyF');
  await expectStageToFill(game);
  await game.canvas.evaluate((canvas) => {
    canvas.dispatchEvent(new Event('webglcontextlost', { cancelable: true }));
  });
  const notice = page.getByRole('alert');
  await expect(notice).toContainText('The picture is gone for a moment');
  await expect(notice).toBeInViewport({ ratio: 1 });
});

test('where a page may not fill the screen there is no button, and nothing moves for want of it', async ({
  game,
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(Document.prototype, 'fullscreenEnabled', { get: () => false });
  });
  await page.goto('/?debug');
  const debugMode = game.button('Enable Debug Mode');
  const served = await page.request.get('/').then((response) => response.text());
  expect(served).toMatch(/>Full screen<\/button>/);
  await expect(game.button('Full screen')).toBeHidden();
  const without = await debugMode.boundingBox();
  await page.evaluate(() => {
    for (const button of document.querySelectorAll<HTMLElement>('button[hidden]')) button.hidden = false;
  });
  expect(await debugMode.boundingBox()).toEqual(without);
});

test.describe('on a phone held sideways', () => {
  test.use({ viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true });

  test('the stage takes the width, and every button of play lies under it', async ({ game }) => {
    await game.open();
    await game.button('Full screen').tap();
    await expectStageToFill(game);
    const stage = await game.stage.boundingBox();
    for (const name of ['Crouch', 'Shoot', 'Turbo', 'Pause', 'Start']) {
      await expect(game.button(name)).toBeInViewport({ ratio: 1 });
      const box = await game.button(name).boundingBox();
      expect(box?.height, name).toBeGreaterThanOrEqual(48);
      expect(box?.y, name).toBeGreaterThanOrEqual((stage?.y ?? 0) + (stage?.height ?? 0) - 1);
    }
  });

  test('the game is played with its buttons, and left from a pause', async ({ game, page }) => {
    await game.open();
    await page.evaluate(() => globalThis.dinoDebug?.invincible(true));
    await game.button('Full screen').tap();
    await expectStageToFill(game);
    await game.button('Start').tap();
    await expect(game.phase('running')).toBeVisible();
    // It would lie over the picture.
    await expect(game.button('Leave full screen')).toBeHidden();
    await expect.poll(async () => (await game.state()).dino.jumping).toBe(false);
    await game.button('Jump').tap();
    await expect.poll(async () => (await game.state()).dino.jumping).toBe(true);
    await game.button('Turbo').tap();
    await expect.poll(async () => (await game.state()).turboMode).toBe(true);
    await game.button('Pause').tap();
    await expect(game.phase('paused')).toBeVisible();
    await game.button('Leave full screen').tap();
    await expect.poll(() => fills(page)).toBe(false);
    await expect(game.phase('paused')).toBeVisible();
  });

  test('on a screen that is wider still the stage gives way to the buttons, not they to it', async ({ game, page }) => {
    await page.setViewportSize({ width: 1000, height: 360 });
    await game.open();
    await game.button('Full screen').tap();
    await expect.poll(async () => (await layout(game)).above).toBeLessThan(1);
    const { ratio, below } = await layout(game);
    expect(ratio).toBeCloseTo(1000 / 380, 1);
    expect(below).toBeGreaterThanOrEqual(48);
    await expect(game.button('Crouch')).toBeInViewport({ ratio: 1 });
  });
});
