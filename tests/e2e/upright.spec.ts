import { onlyInFullRun } from './only-in-full-run.ts';
import { boxOf } from './box-of.ts';
import { fingers } from './fingers.ts';
import { frames } from './frames.ts';
import { expect, type GamePage, test } from './game.ts';
import { translate } from './labels.ts';

test.use({ hasTouch: true, isMobile: true });

async function run(game: GamePage): Promise<void> {
  await game.open();
  await game.invincible(true);
  await game.button('Start').tap();
  await expect(game.phase('running')).toBeVisible();
  await expect(game.page.locator('[data-full-screen]')).toBeVisible();
}

/**
 * What a touch at each point would do: the button's action, or its label if it has none; 'none'
 * beside all buttons.
 */
function under(game: GamePage, ...points: (readonly [x: number, y: number])[]): Promise<string[]> {
  return game.page.evaluate(
    (all) =>
      all.map(([x, y]) => {
        const button = document.elementFromPoint(x, y)?.closest('button');
        return button?.dataset['action'] ?? button?.textContent ?? 'none';
      }),
    points,
  );
}

test.describe('on a small phone', () => {
  const [width, height] = [320, 568];
  test.use({ viewport: { width, height } });

  test('a run fills the screen, with two halves for the thumbs, and its result stands where it was', async ({
    game,
    page,
  }) => {
    await run(game);
    const stage = await boxOf(game.stage);
    expect([stage.x, stage.y, stage.width]).toEqual([0, 0, width]);
    expect(stage.height).toBe(height);

    const [crouch, jump] = [await boxOf(game.button('Crouch')), await boxOf(game.button('Jump'))];
    for (const half of [crouch, jump]) {
      expect(half.width).toBeGreaterThan(0.45 * width);
      expect(half.height).toBeGreaterThan(0.25 * height);
      expect(height - half.bottom).toBeLessThan(9);
    }

    await game.invincible(false);
    await game.crash('one');
    await expect(game.button('Last 5 s again')).toBeVisible();
    // Who ducks too late tries nothing again.
    await page.touchscreen.tap(crouch.x + 40, crouch.y + 40);
    await frames(page);
    await expect(game.button('Last 5 s again')).toBeVisible();
    await expect(game.newRun).toBeEnabled();
    expect(await boxOf(game.stage)).toEqual(stage);
    const corners = ({ x, y, right, bottom }: typeof jump) =>
      [
        [x + 4, y + 4],
        [right - 4, bottom - 4],
      ] as const;
    expect(await under(game, ...corners(jump))).toEqual(['jump', 'jump']);
    expect(await under(game, ...corners(crouch))).toEqual(['Last 5 s againT', 'Last 5 s againT']);
    await game.button('Back to the page').tap();
    await expect(page.locator('[data-full-screen]')).toHaveCount(0);
    await expect(game.phase('over')).toBeVisible();
  });
});

test.describe('at a width of 280', () => {
  test.use({ viewport: { width: 280, height: 600 } });

  test('the settings of a paused run cover it, and can be closed from their end; on a translated page, pausing does not open them', async ({
    game,
    page,
  }) => {
    await run(game);
    await game.button('Pause').tap();
    await game.button('Settings').tap();
    const dialog = page.getByRole('dialog', { name: 'Settings' });
    await expect(dialog).toBeInViewport({ ratio: 1 });
    await expect(dialog).toHaveCSS('background-color', /^rgb\(/);
    await dialog.getByRole('checkbox', { name: 'Left-handed buttons' }).scrollIntoViewIfNeeded();
    await expect(game.button('Close')).toBeInViewport({ ratio: 1 });

    await page.setViewportSize({ width: 360, height: 640 });
    await game.button('Close').tap();
    await game.button('Resume').tap();
    await expect(game.phase('running')).toBeVisible();
    // React replaces the label under the finger, where the settings' button will be.
    await page.evaluate(translate, { Pause: 'Pause' });
    await game.button('Pause').tap();
    await expect(game.button('Resume')).toBeVisible();
    // By now the settings' code has loaded, so they would open at once.
    await frames(page);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

test.describe('on a phone held upright', () => {
  test.use({ viewport: { width: 390, height: 664 } });

  test('only Pause stops the run, the page is out of reach until the player goes back, and either thumb resumes', async ({
    game,
    page,
  }) => {
    await run(game);

    await test.step('wherever a thumb lands, only Pause stops the run', async () => {
      const points = Array.from(
        { length: 20 * 34 },
        (_, i) => [5 + 20 * (i % 20), 2 + 20 * Math.floor(i / 20)] as const,
      );
      const found = await under(game, ...points.filter(([x, y]) => x < 390 && y < 664));
      expect([...new Set(found)].sort()).toEqual(['crouch', 'jump', 'none', 'pause', 'turbo']);
      const jumps = found.filter((what) => what === 'none' || what === 'jump');
      expect(jumps.length / found.length).toBeGreaterThan(0.6);
      await game.until((debug) => !debug.state().dino.jumping);
      const buttons = page.getByRole('group', { name: 'Play', exact: true });
      await buttons.dispatchEvent('pointerdown', { pointerId: 9, pointerType: 'touch', button: 0 });
      await game.until((debug) => debug.state().dino.jumping);
      await buttons.dispatchEvent('pointerup', { pointerId: 9, pointerType: 'touch', button: 0 });
    });

    await test.step('a swipe down on Jump crouches', async () => {
      const { x, y } = await boxOf(game.button('Jump'));
      const hand = await fingers(page);
      const swipe = (down: number) => [x + 60, y + 40 + down] as const;
      await game.until((debug) => !debug.state().dino.jumping);
      await hand.down(swipe(0));
      for (const down of [20, 60]) await hand.move(swipe(down));
      await game.until((debug) => debug.state().dino.crouching);
      await hand.up();
      await game.until((debug) => !debug.state().dino.crouching);
    });

    await test.step('the page is out of reach', async () => {
      await expect(page.getByRole('link')).toHaveCount(0);
      await expect(page.getByRole('heading')).toHaveCount(0);
      for (let stops = 0; stops < 12; stops++) {
        await page.keyboard.press('Tab');
        const where = await page.evaluate(
          () => document.activeElement?.closest('[data-game], body')?.tagName,
        );
        expect(['DIV', 'BODY']).toContain(where);
      }
      await expect(page.locator('html')).toHaveCSS('overscroll-behavior-y', 'none');
    });

    await test.step('going back pauses and shows it', async () => {
      await page.goBack();
      await expect(page.locator('[data-full-screen]')).toHaveCount(0);
      await expect(game.phase('paused')).toBeVisible();
      await game.button('Resume').tap();
      await expect(page.locator('[data-full-screen]')).toBeVisible();
      await game.button('Pause').tap();
      await expect(game.phase('paused')).toBeVisible();
      expect(await under(game, [100, 560], [290, 560])).toEqual(['pause', 'pause']);
      await game.button('Back to the page').tap();
      await expect(page.locator('[data-full-screen]')).toHaveCount(0);
      await expect(page.getByRole('link', { name: 'FAQ' }).first()).toBeVisible();
    });
  });

  test(
    'a setting keeps the stage small and on the page, where either thumb resumes',
    onlyInFullRun(),
    async ({ game, page }) => {
      await game.open();
      await game.button('Settings').tap();
      await page.getByRole('checkbox', { name: 'Fill the screen during a run' }).uncheck();
      await game.button('Close').tap();
      await game.invincible(true);
      await game.button('Start').tap();
      await expect(game.phase('running')).toBeVisible();
      await expect(game.button('Jump')).toBeEnabled();
      await expect(page.locator('[data-full-screen]')).toHaveCount(0);

      const buttons = page.getByRole('group', { name: 'Play', exact: true });
      const heading = page.getByRole('heading', { level: 1 });
      const { y } = await boxOf(buttons);
      const below = (await boxOf(heading)).y;
      await game.button('Pause').tap();
      await expect(game.phase('paused')).toBeVisible();
      const thumbs = [100, 290].map((x) => [x, y + 20] as const);
      expect(await under(game, ...thumbs)).toEqual(['pause', 'pause']);
      await game.invincible(false);
      await game.crash('one');
      expect((await boxOf(heading)).y).toBe(below);
    },
  );

  test(
    'left-handed, jump is on the left and crouch on the right, on phone and tablet',
    onlyInFullRun(),
    async ({ game, page }) => {
      await game.open();
      await game.manual(true);
      await game.start('hands');
      const left = async (button: string) => (await boxOf(game.button(button))).x;
      const tablet = { width: 1024, height: 768 };
      const screens = [tablet, { width: 390, height: 844 }];
      for (const screen of screens) {
        await page.setViewportSize(screen);
        expect(await left('Crouch'), `${screen.width} px wide`).toBeLessThan(await left('Jump'));
      }
      await page.setViewportSize(tablet);
      await game.button('Pause').tap();
      await game.button('Settings').tap();
      await page.getByRole('checkbox', { name: 'Left-handed buttons' }).check();
      await game.button('Close').tap();
      await game.start('hands');
      for (const screen of screens) {
        await page.setViewportSize(screen);
        expect(await left('Jump'), `${screen.width} px wide`).toBeLessThan(await left('Crouch'));
        await expect(game.button('Jump'), `${screen.width} px wide`).toBeInViewport({ ratio: 1 });
      }
    },
  );
});
