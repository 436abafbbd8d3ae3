import type { Page } from '@playwright/test';
import { PNG } from 'pngjs';
import { onlyInFullRun } from './only-in-full-run.ts';
import { boxOf } from './box-of.ts';
import { expect, type GamePage, test } from './game.ts';

const PLAY_BUTTONS = ['Crouch', 'Shoot', 'Turbo', 'Pause', 'Jump'];

const fills = (page: Page) => page.evaluate(() => document.fullscreenElement !== null);

async function expectStageToFill(game: GamePage): Promise<void> {
  const window = await game.page.evaluate(() => ({ width: innerWidth, height: innerHeight }));
  const width = Math.min(window.width, ((window.height - 56) * 1000) / 380);
  await expect.poll(async () => (await boxOf(game.stage)).width).toBeCloseTo(width, 0);
  const { x, y, height, bottom } = await boxOf(game.stage);
  expect(x).toBeCloseTo((window.width - width) / 2, 0);
  expect(y).toBe(0);
  expect(height / width).toBeGreaterThanOrEqual(0.379);
  expect(window.height - bottom).toBeGreaterThanOrEqual(56);
}

async function expectGameInPage(game: GamePage): Promise<void> {
  await expect(game.page.locator('[data-full-screen]')).toHaveCount(0);
  await expect(game.page.getByRole('banner')).toBeVisible();
}

test.describe('on a large screen', () => {
  // Up to 1500 px three canvas pixels per art pixel are enough; 1540 px leaves room for the page's
  // margins.
  test.use({ viewport: { width: 1540, height: 900 } });

  test('a button or F fills the screen, with a sharp picture, and with nothing over a run', async ({
    game,
    page,
  }) => {
    const resolution = () =>
      game.canvas.evaluate((canvas) => (canvas instanceof HTMLCanvasElement ? canvas.width : 0));
    await game.open();

    await test.step('the button enters and leaves it', async () => {
      await game.button('Full screen').click();
      await expect(game.button('Exit full screen')).toBeVisible();
      expect(await fills(page)).toBe(true);
      await expectStageToFill(game);
      await expect.poll(resolution).toBe(2000);
      await game.button('Exit full screen').click();
      await expectGameInPage(game);
      expect(await fills(page)).toBe(false);
      await expect.poll(resolution).toBe(1500);
    });

    await test.step('F fills the screen without pausing the run', async () => {
      await game.invincible(true);
      await game.button('Start').click();
      await expect(game.phase('running')).toBeVisible();
      await expectGameInPage(game);
      await page.keyboard.press('KeyF');
      await expect.poll(() => fills(page)).toBe(true);
      await expectStageToFill(game);
      const { steps } = await game.state();
      await expect.poll(async () => (await game.state()).steps).toBeGreaterThan(steps);
      await page.keyboard.down('KeyC');
      await game.until((debug) => debug.state().dino.crouching);
      await page.keyboard.up('KeyC');
    });

    await test.step('nothing lies over the stage except on pause', async () => {
      const around = ['Exit full screen', 'Mute', 'Settings'];
      for (const name of [...PLAY_BUTTONS, ...around]) await expect(game.button(name)).toBeHidden();
      await page.keyboard.press('KeyP');
      for (const name of ['Resume', ...around])
        await expect(game.button(name)).toBeInViewport({ ratio: 1 });
      await page.keyboard.press('KeyF');
      await expect.poll(() => fills(page)).toBe(false);
      await expectGameInPage(game);
    });
  });
});

/** Colours just above and below the lower edge of the stage. */
async function coloursAtEdge({ page, stage }: GamePage) {
  const { bottom } = await boxOf(stage);
  const { width, data } = PNG.sync.read(await page.screenshot());
  const coloursAt = (y: number) => {
    const start = Math.round(y) * width;
    return [
      ...new Set(Array.from({ length: width }, (_, x) => data.readUInt32BE((start + x) * 4))),
    ];
  };
  return { bottom: coloursAt(bottom - 6), below: coloursAt(bottom + 2) };
}

test(
  'the ground goes on below the stage by night, in every theme',
  onlyInFullRun(),
  async ({ game, page }) => {
    await game.open();
    await game.loaded();
    await game.playTo('night', 4700);
    await page.keyboard.press('KeyF');
    await expectStageToFill(game);
    const grounds = new Set<number>();
    for (const theme of ['default', 'contrast', 'monochrome']) {
      // As another tab would.
      await page.evaluate((chosen) => {
        const newValue = JSON.stringify({ version: 1, theme: chosen });
        localStorage.setItem('dino-settings', newValue);
        dispatchEvent(new StorageEvent('storage', { key: 'dino-settings', newValue }));
      }, theme);
      await game.step(1);
      const { bottom, below } = await coloursAtEdge(game);
      const [ground = -1, ...others] = below;
      expect(others, theme).toEqual([]);
      expect(bottom, theme).toContain(ground);
      grounds.add(ground);
    }
    expect(grounds.size).toBe(3);
  },
);

test.describe('on a phone held sideways', () => {
  test.use({ viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true });

  test('a run fills the screen, and the next one, until the player leaves it', async ({
    game,
    page,
  }) => {
    await game.open();
    await game.invincible(true);
    await game.canvas.tap();
    await expect(game.phase('running')).toBeVisible();
    await expect.poll(() => fills(page)).toBe(true);
    await expectStageToFill(game);
    await expect(game.button('Exit full screen')).toBeHidden();
    const stage = await boxOf(game.stage);
    for (const name of PLAY_BUTTONS.filter((each) => each !== 'Pause'))
      expect((await boxOf(game.button(name))).y, name).toBeGreaterThanOrEqual(stage.bottom - 1);
    const pause = await boxOf(game.button('Pause'));
    expect(pause.right).toBeGreaterThanOrEqual(stage.right - 8);
    expect(pause.bottom).toBeLessThan(stage.y + stage.height / 3);
    const scrolled = await page.evaluate(() => scrollY);
    await page.mouse.wheel(0, 300);
    expect(await page.evaluate(() => scrollY)).toBe(scrolled);
    await game.invincible(false);
    await game.crash('again');
    await game.invincible(true);
    await game.newRun.tap();
    await expect(game.phase('running')).toBeVisible();
    await expectStageToFill(game);

    await game.button('Pause').tap();
    await game.button('Exit full screen').tap();
    await expectGameInPage(game);
    await expect(game.phase('paused')).toBeVisible();
    await game.button('Resume').tap();
    await expect(game.phase('running')).toBeVisible();
    await expectGameInPage(game);
    expect(await fills(page)).toBe(false);
  });
});

test.describe('on a small phone held sideways, whose browser has no full screen', () => {
  test.use({ viewport: { width: 568, height: 320 }, hasTouch: true, isMobile: true });

  test('a run covers its page', async ({ game, page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(Document.prototype, 'fullscreenEnabled', { get: () => undefined });
    });
    await game.open();
    await game.button('Start').tap();
    await expect(page.locator('[data-full-screen]')).toBeVisible();
    await expectStageToFill(game);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0);
  });

  test(
    'turned upright and back the phone still shows only the game, and a link brings the page back',
    onlyInFullRun(),
    async ({ game, page }) => {
      await game.open();
      await game.invincible(true);
      await game.canvas.tap();
      await expectStageToFill(game);
      await page.setViewportSize({ width: 320, height: 568 });
      await expect(page.locator('[data-full-screen]')).toBeVisible();
      await expect(game.phase('paused')).toBeVisible();
      await page.setViewportSize({ width: 568, height: 320 });
      await game.button('Resume').tap();
      await expectStageToFill(game);
      await page
        .getByRole('link', { name: 'History', exact: true, includeHidden: true })
        .first()
        .evaluate((link) => {
          if (!(link instanceof HTMLElement)) return;
          // The first click pauses the run.
          link.click();
          link.click();
        });
      await expect(page).toHaveURL(/history$/);
      await expectGameInPage(game);
    },
  );
});
