import type { Page } from '@playwright/test';
import { expect, type GamePage, RESULT_MS, test, timedTest } from './game.ts';

/** Longest time until the debug panel shows a change of detail, plus one sample, ms. */
const MARGIN_MS = 700;

/**
 * Stops drawing. This test looks at no picture, and software rendering of its hundreds of frames
 * would time out.
 */
const drawNothing = (page: Page) =>
  page.evaluate(() => {
    WebGL2RenderingContext.prototype.drawElements = () => undefined;
    CanvasRenderingContext2D.prototype.drawImage = () => undefined;
  });

/**
 * Makes frames late, as on a slow machine: the stopped clock shows a 16 ms frame only now and then.
 */
async function slowDown(page: Page): Promise<void> {
  await page.evaluate(() => {
    const beats = { full: 5, still: 4, plain: 3, coarse: 1 };
    const next = window.requestAnimationFrame.bind(window);
    window.requestAnimationFrame = (callback) => {
      let left = beats[globalThis.dinoDebug?.detail() ?? 'full'];
      const wait = (now: number): void => {
        left -= 1;
        if (left === 0) callback(now);
        else next(wait);
      };
      return next(wait);
    };
  });
}

const figure = (page: Page, name: string) =>
  page
    .getByRole('region', { name: 'Debug' })
    .getByText(name, { exact: true })
    .locator('xpath=following-sibling::dd');

async function expectDetail(game: GamePage, detail: string): Promise<void> {
  expect(await game.detail()).toBe(detail);
  await expect(figure(game.page, 'Detail')).toHaveText(detail);
}

test('late frames reduce the detail level by level without dropping a step, and it stays low when frames are on time again', async ({
  game,
  page,
}) => {
  await page.clock.install();
  await game.open();
  await game.loaded();
  await game.invincible(true);
  // The panel is a lazy chunk; give React time to show it.
  await game.button('Enable Debug Mode').click();
  await expect(figure(page, 'Detail')).toBeVisible();
  await game.stopClock();
  await drawNothing(page);
  await slowDown(page);
  await game.start('too much to draw');
  await expectDetail(game, 'full');
  // At full detail at least one canvas pixel for each stage px.
  await expect(game.canvas).toHaveAttribute('width', '1500');
  let ms = 0;
  const run = async (more: number) => {
    ms += more;
    await game.run(more);
  };

  for (const less of ['still', 'plain', 'coarse']) {
    await run(2000 + (less === 'still' ? MARGIN_MS : 0));
    await expectDetail(game, less);
  }
  await run(10_000);
  await expectDetail(game, 'coarse');
  await expect(figure(page, 'Frames per second')).toHaveText('62.5');
  // At the lowest level one canvas pixel for each art pixel.
  await expect(game.canvas).toHaveAttribute('width', '500');

  // 60 steps a second throughout, less those that the last frame still owes.
  const { steps } = await game.state();
  expect(steps).toBeGreaterThanOrEqual(Math.floor((ms * 60) / 1000) - 6);
  expect(steps).toBeLessThanOrEqual(Math.ceil((ms * 60) / 1000));
  const hash = await game.hash();
  await game.manual(true);
  await game.start('too much to draw');
  await game.step(steps);
  expect(await game.hash()).toBe(hash);
});

timedTest(
  'a run stepped by hand shows all of the scenery, however late earlier frames were',
  async ({ game, page }) => {
    await game.invincible(true);
    await drawNothing(page);
    await slowDown(page);
    await game.start('slow');
    await game.run(3000);
    expect(await game.detail()).toBe('still');
    await game.manual(true);
    expect(await game.detail()).toBe('full');
    await game.run(3000);
    await game.manual(false);
    expect(await game.detail()).toBe('still');
  },
);

timedTest('a waiting run keeps its detail, however late its frames are', async ({ game, page }) => {
  await drawNothing(page);
  await slowDown(page);
  await game.start('slow');
  await game.run(1500);
  await page.keyboard.press('KeyP');
  await expect(game.phase('paused')).toBeVisible();
  await game.run(5000);
  expect(await game.detail()).toBe('full');
});

timedTest('late frames reduce the detail of a replay as well', async ({ game, page }) => {
  await drawNothing(page);
  await game.crash('to be seen again');
  await game.run(RESULT_MS);
  await game.chooseAfterRun('Watch');
  await expect(page.getByRole('group', { name: 'Replay' })).toBeVisible();
  await slowDown(page);
  await game.run(3200);
  expect(await game.detail()).toBe('still');
});
