import type { Page } from '@playwright/test';
import { HOME } from '#content';
import { atLength } from './at-length.ts';
import { expect, type GamePage, test } from './game.ts';
import { hydrated } from './hydrated.ts';

const fills = (page: Page) => page.evaluate(() => document.fullscreenElement !== null);

/** The stage's box, and the room left beside it in the window. */
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
