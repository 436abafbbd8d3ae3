import type { Page } from '@playwright/test';
import { expect, timedTest } from './game.ts';

/** From here on the page gets 10 frames a second. */
const slowDown = (page: Page) =>
  page.evaluate(() => {
    window.requestAnimationFrame = (callback) =>
      window.setTimeout(() => callback(performance.now()), 100);
    window.cancelAnimationFrame = (handle) => window.clearTimeout(handle);
  });

timedTest(
  'a player whose device is too slow is told once, beside the picture',
  async ({ game, page }) => {
    const hint = page.getByRole('status').filter({ hasText: 'Your device can’t keep up' });
    await game.invincible(true);
    await slowDown(page);
    await game.start('slower and slower');
    await game.run(4000);
    await expect(hint).toHaveCount(0);
    await game.run(2500);
    await expect(hint).toBeVisible();
    await expect(game.phase('running')).toBeVisible();
    const [stage, box] = [await game.stage.boundingBox(), await hint.boundingBox()];
    expect(box?.y).toBeGreaterThanOrEqual((stage?.y ?? 0) + (stage?.height ?? 0));

    await page.keyboard.press('KeyF');
    await game.run(100);
    await expect(page.locator('[data-full-screen]')).toHaveCount(1);
    await expect
      .poll(async () => {
        await game.run(50);
        const [picture, told] = [await game.stage.boundingBox(), await hint.boundingBox()];
        return (picture?.y ?? 0) - (told?.y ?? 0) - (told?.height ?? 0);
      })
      .toBeGreaterThanOrEqual(0);
    // There is no sky above a stage that fills the screen.
    await page.setViewportSize({ width: 844, height: 390 });
    await expect(hint).toBeHidden();
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.keyboard.press('KeyF');
    await game.run(100);

    await hint.getByRole('button', { name: 'Got it' }).click();
    await game.run(100);
    await expect(hint).toHaveCount(0);
    await expect(game.stage).toBeFocused();
    await game.run(10_000);
    await expect(hint).toHaveCount(0);
  },
);
