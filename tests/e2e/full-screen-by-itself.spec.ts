import { atLength } from './at-length.ts';
import { fills, layout } from './full-screen.ts';
import { expect, type GamePage, test } from './game.ts';

/** Removes the Fullscreen API, as on iPhones. */
function forbid(): void {
  Object.defineProperty(Document.prototype, 'fullscreenEnabled', { get: () => undefined });
}

/** The game covers the window, and the stage takes what the buttons below it leave. */
async function expectGameToFill(game: GamePage): Promise<void> {
  await expect(game.page.locator('[data-full-screen]')).toHaveCount(1);
  const size = await game.page.evaluate(() => ({ width: innerWidth, height: innerHeight }));
  const corners = await game.page.evaluate(() =>
    [
      [1, 1],
      [innerWidth - 2, 1],
      [1, innerHeight - 2],
      [innerWidth - 2, innerHeight - 2],
    ].map(
      ([x = 0, y = 0]) => document.elementFromPoint(x, y)?.closest('[data-full-screen]') !== null,
    ),
  );
  expect(corners).toEqual([true, true, true, true]);
  const { ratio, left, right, above, below } = await layout(game);
  expect(ratio).toBeCloseTo(1000 / 380, 1);
  expect(above).toBeGreaterThanOrEqual(0);
  expect(below).toBeGreaterThanOrEqual(56);
  const stageWidth = Math.min(size.width, ((size.height - 56) * 1000) / 380);
  expect(left + right).toBeCloseTo(size.width - stageWidth, -1);
}

/** The game is in its place in the page, under the header. */
async function expectGameInPage(game: GamePage): Promise<void> {
  await expect(game.page.locator('[data-full-screen]')).toHaveCount(0);
  const headerIsThere = () =>
    game.page.evaluate(() => {
      window.scrollTo(0, 0);
      return document.elementFromPoint(20, 10)?.closest('header') !== null;
    });
  await expect.poll(headerIsThere).toBe(true);
}

for (const { width, height, how, prepare } of [
  { width: 640, height: 360, how: 'no page is given the screen', prepare: forbid },
  { width: 844, height: 390, how: 'the browser gives the screen', prepare: () => undefined },
]) {
  test.describe(
    `on a phone of ${width} x ${height} held sideways, where ${how}`,
    atLength(width === 844),
    () => {
      test.use({ viewport: { width, height }, hasTouch: true, isMobile: true });

      test.beforeEach(async ({ game, page }) => {
        await page.addInitScript(prepare);
        await game.open();
        await expectGameInPage(game);
        await game.invincible(true);
        await game.canvas.tap();
        await expect(game.phase('running')).toBeVisible();
      });

      test('a tap that starts the run fills the window with the game', async ({ game, page }) => {
        await expectGameToFill(game);
        if (prepare === forbid) expect(await fills(page)).toBe(false);
        else await expect.poll(() => fills(page)).toBe(true);
        await expect(game.phase('running')).toBeVisible();
        for (const name of ['Crouch', 'Shoot', 'Turbo', 'Pause', 'Jump'])
          await expect(game.button(name)).toBeInViewport({ ratio: 1 });
        const before = await page.evaluate(() => scrollY);
        await page.mouse.wheel(0, 300);
        await page.mouse.wheel(0, 300);
        expect(await page.evaluate(() => scrollY)).toBe(before);
      });

      test('it stays for the next run, and who leaves it is not asked again', async ({
        game,
        page,
      }) => {
        await expectGameToFill(game);
        await game.invincible(false);
        await game.crash('again');
        await game.invincible(true);
        await expectGameToFill(game);
        await game.button('New run').tap();
        await expect(game.phase('running')).toBeVisible();
        await expectGameToFill(game);
        await game.button('Pause').tap();
        await game.button('Exit full screen').tap();
        await expectGameInPage(game);
        await game.button('Resume').tap();
        await expect(game.phase('running')).toBeVisible();
        await game.invincible(false);
        await game.crash('and again');
        await game.invincible(true);
        await game.button('New run').tap();
        await expect(game.phase('running')).toBeVisible();
        await expectGameInPage(game);
        expect(await fills(page)).toBe(false);
      });

      test(
        'there, too, a run that is over can be watched and shared',
        atLength(width === 844),
        async ({ game, page }) => {
          await game.invincible(false);
          await game.crash('over');
          await game.invincible(true);
          await expectGameToFill(game);
          for (const name of ['Retry the last 5 seconds', 'Watch', 'Share', 'More', 'New run'])
            await expect(game.button(name)).toBeInViewport({ ratio: 1 });
          await expect(game.button('Shoot')).toBeHidden();
          await game.button('Share').tap();
          await expect(page.getByRole('dialog', { name: 'Share this run' })).toBeVisible();
          await game.button('Done').tap();
          await game.button('Watch').tap();
          for (const name of ['Pause', 'Close'])
            await expect(game.button(name)).toBeInViewport({ ratio: 1 });
          await expect(game.button('Share')).toBeHidden();
          await game.button('Close').tap();
          await game.button('New run').tap();
          await expect(game.phase('running')).toBeVisible();
          await expect(game.button('Shoot')).toBeVisible();
          await expect(game.button('Share')).toBeHidden();
        },
      );

      test(
        'on pause it can be left, muted and set, by buttons that lie on nothing that is to be read',
        atLength(width === 844),
        async ({ game, page }) => {
          await expectGameToFill(game);
          await expect(game.button('Exit full screen')).toBeHidden();
          await game.button('Pause').tap();
          const stage = await game.stage.boundingBox();
          for (const name of ['Exit full screen', 'Mute', 'Settings']) {
            await expect(game.button(name)).toBeInViewport({ ratio: 1 });
            const button = await game.button(name).boundingBox();
            if (button === null || stage === null)
              throw new Error('There is no button, or no stage.');
            expect(Math.min(button.width, button.height), name).toBeGreaterThanOrEqual(44);
            // Between the turbo's key and a large high score of six digits, above the message.
            const across = (x: number) => ((x - stage.x) / stage.width) * 1000;
            expect(across(button.x), name).toBeGreaterThan(250);
            expect(across(button.x + button.width), name).toBeLessThan(502);
            expect(((button.y + button.height - stage.y) / stage.height) * 380, name).toBeLessThan(
              60,
            );
          }
          await game.button('Exit full screen').tap();
          await expectGameInPage(game);
          expect(
            await page.evaluate(() => getComputedStyle(document.documentElement).overflowY),
          ).not.toBe('hidden');
        },
      );
    },
  );
}

for (const [width, height] of [
  [568, 320],
  [653, 280],
] as const) {
  test.describe(
    `on a small phone of ${width} x ${height} held sideways`,
    atLength(width !== 568),
    () => {
      test.use({ viewport: { width, height }, hasTouch: true, isMobile: true });

      test('the icons are beside score, message and buttons', async ({ game, page }) => {
        await game.open();
        await game.button('Start').tap();
        await expect(page.locator('[data-full-screen]')).toBeVisible();
        await game.crash('a crash');
        await expect(game.button('New run')).toBeEnabled();
        const stage = await game.stage.boundingBox();
        const [x, y, scale] = [stage?.x ?? 0, stage?.y ?? 0, (stage?.width ?? 0) / 1000];
        const row = await game.button('New run').boundingBox();
        for (const name of ['Mute', 'Exit full screen', 'Settings']) {
          const box = await game.button(name).boundingBox();
          // Where the last row of figures ends, and the result, in px of the stage.
          expect(box?.y, name).toBeGreaterThanOrEqual(y + 108 * scale);
          expect(box?.x, name).toBeGreaterThanOrEqual(x + 914 * scale);
          expect((box?.y ?? 0) + (box?.height ?? 0), name).toBeLessThanOrEqual(row?.y ?? 0);
        }
      });
    },
  );
}

test.describe('a phone that is rotated', () => {
  test.use({ viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true });

  test('to portrait and back to landscape still shows the game alone, and a link gives the page back', async ({
    game,
    page,
  }) => {
    await page.addInitScript(forbid);
    await game.open();
    await game.invincible(true);
    await game.canvas.tap();
    await expectGameToFill(game);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(page.locator('[data-upright]')).toBeVisible();
    await expect(game.phase('paused')).toBeVisible();
    await page.setViewportSize({ width: 844, height: 390 });
    await game.button('Resume').tap();
    await expectGameToFill(game);
    await page
      .getByRole('link', { name: 'History', exact: true, includeHidden: true })
      .first()
      .evaluate((link) => {
        if (!(link instanceof HTMLElement)) return;
        // The first press pauses the run.
        link.click();
        link.click();
      });
    await expect(page).toHaveURL(/history$/);
    await expectGameInPage(game);
    expect(
      await page.evaluate(() => getComputedStyle(document.documentElement).overflowY),
    ).not.toBe('hidden');
  });
});

test(
  'on a desktop a run does not fill the window by itself',
  atLength(),
  async ({ game, page }) => {
    await page.setViewportSize({ width: 900, height: 480 });
    await game.open();
    await game.button('Start').click();
    await expect(game.phase('running')).toBeVisible();
    expect(await fills(page)).toBe(false);
    await expect(game.button('Full screen')).toBeVisible();
  },
);
