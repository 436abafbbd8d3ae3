import type { Page } from '@playwright/test';
import { PANEL } from '#content';
import { onlyInFullRun } from './only-in-full-run.ts';
import { arrive, expect, test } from './game.ts';
import { holdRequests } from './hold-requests.ts';
import { isHydrated } from './is-hydrated.ts';
import { translate } from './labels.ts';
import { turnOnSaveData } from './turn-on-save-data.ts';

const ENTRY = '**/assets/index-*.js';
const REACT = '**/assets/hydrate-*.js';
const STAGE = '**/assets/create-stage-*.js';

const scrollY = (page: Page) => page.evaluate(() => window.scrollY);

for (const [when, file] of [
  ['any script', ENTRY],
  ['React', REACT],
  ['the stage', STAGE],
] as const) {
  test.describe(`before ${when}`, () => {
    test.use({ viewport: { width: 1280, height: 620 } });

    const pressEarly = async (page: Page, press: () => Promise<void>) => {
      const script = await holdRequests(page, file);
      // Nothing is fetched ahead, so that the stage is held, too.
      await turnOnSaveData(page);
      await page.goto('/?debug', { waitUntil: 'commit' });
      await expect(page.getByRole('contentinfo')).toBeAttached();
      await press();
      return script;
    };

    for (const key of file === STAGE ? ['Space'] : ['Space', 'ArrowUp', 'Enter']) {
      test(
        `the key ${key} starts one run, shows that it loads, and does not scroll the page`,
        onlyInFullRun(key !== 'Space' || file === ENTRY),
        async ({ game, page }) => {
          const script = await pressEarly(page, () => page.keyboard.press(key));
          await page.keyboard.press(key);
          await expect(game.status).toHaveText('Loading…');
          await expect(game.status.getByText('Loading…')).toBeVisible();
          expect(await scrollY(page)).toBe(0);
          script.release();
          await expect(game.phase('running')).toBeVisible();
          await game.invincible(true);
          const { seed, steps } = await game.state();
          await expect.poll(async () => (await game.state()).steps).toBeGreaterThan(steps + 30);
          expect((await game.state()).seed).toBe(seed);
          expect(await scrollY(page)).toBe(0);
        },
      );
    }

    test(
      'a key held while the script loads does not scroll the page',
      onlyInFullRun(file !== REACT),
      async ({ game, page }) => {
        const script = await pressEarly(page, () => page.keyboard.down('Space'));
        await page.keyboard.down('Space');
        script.release();
        await expect(game.phase('running')).toBeVisible();
        await page.keyboard.down('Space');
        await page.keyboard.up('Space');
        expect(await scrollY(page)).toBe(0);
      },
    );

    for (const part of ['Start', 'the stage'] as const) {
      test(
        `a click on ${part} starts a run, and the next Space jumps`,
        onlyInFullRun(file === STAGE || (file === ENTRY) !== (part === 'Start')),
        async ({ game, page }) => {
          const script = await pressEarly(page, () =>
            (part === 'Start' ? game.button('Start') : game.stage).click(),
          );
          script.release();
          await expect(game.phase('running')).toBeVisible();
          await game.invincible(true);
          await game.until((debug) => !debug.state().dino.jumping);
          await page.keyboard.press('Space');
          await game.until((debug) => debug.state().dino.jumping);
        },
      );
    }

    if (file === STAGE) return;

    test(
      'a press of Settings opens the settings',
      onlyInFullRun(file === ENTRY),
      async ({ game, page }) => {
        const script = await pressEarly(page, () => game.button('Settings').click());
        await expect(page.getByRole('dialog')).toHaveCount(0);
        script.release();
        await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible();
      },
    );

    test('a link already leads to its page', onlyInFullRun(file === REACT), async ({ page }) => {
      await pressEarly(page, () =>
        page.getByRole('banner').getByRole('link', { name: 'History' }).click(),
      );
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/history/i);
    });

    test(
      'Space scrolls a page without the game as usual',
      onlyInFullRun(file === REACT),
      async ({ page }) => {
        await holdRequests(page, file);
        await page.goto('/history', { waitUntil: 'commit' });
        await expect(page.getByRole('contentinfo')).toBeAttached();
        await page.keyboard.press('Space');
        await expect.poll(() => scrollY(page)).toBeGreaterThan(100);
      },
    );

    test(
      'moving the focus with the keyboard starts no run',
      onlyInFullRun(file === ENTRY),
      async ({ game, page }) => {
        const script = await pressEarly(page, async () => {
          await expect
            .poll(async () => {
              await page.keyboard.press('Tab');
              return game.stage.evaluate((stage) => stage === document.activeElement);
            })
            .toBe(true);
        });
        script.release();
        await game.ready();
        expect((await game.state()).steps).toBe(0);
      },
    );
  });
}

test(
  'a press that begins before the game listens, and ends after, starts a run',
  onlyInFullRun(),
  async ({ game, page }) => {
    // The first run would wait on the second page.
    await page.addInitScript(() => localStorage.clear());
    for (const part of [game.button('Start'), game.stage]) {
      await page.unrouteAll();
      const script = await holdRequests(page, REACT);
      await arrive(page);
      await part.hover();
      await page.mouse.down();
      script.release();
      await expect(game.canvas).toBeVisible();
      await page.mouse.up();
      await expect(game.phase('running')).toBeVisible();
    }
  },
);

test('a page translated before React starts plays a run', async ({ game, page }) => {
  game.expectedErrors.push(/could not take over its prerendered markup/);
  const script = await holdRequests(page, REACT);
  await arrive(page, '/dino-run?debug');
  await page.evaluate(translate, {});
  await page.keyboard.press('Space');
  script.release();
  await expect(game.phase('running')).toBeVisible();
  await game.invincible(true);
  const { seed, steps } = await game.state();
  await page.evaluate(() => Object.assign(window, { before: document.querySelector('canvas') }));
  await expect.poll(() => page.evaluate(isHydrated)).toBe(true);
  // Longer than any part of the page takes to load.
  await game.loaded();
  await expect(game.button('Export my data')).toBeAttached();
  await expect.poll(async () => (await game.state()).steps).toBeGreaterThan(steps + 120);
  expect((await game.state()).seed).toBe(seed);
  expect(await page.evaluate('window.before === document.querySelector("canvas")')).toBe(true);
});

test(
  'on a page translated after React starts labels still change, and the run goes on',
  onlyInFullRun(),
  async ({ game, page }) => {
    await game.open();
    await game.button('Enable Debug Mode').click();
    await expect(game.button('Freeze')).toBeVisible();
    await page.evaluate(translate, {});
    await game.invincible(true);
    await game.button('Start!').click();
    await expect(game.phase('running')).toBeVisible();
    await expect(game.button('Jump')).toBeVisible();
    await game.button('Freeze!').click();
    await game.button('Unfreeze').click();
    await game.button('Pause!').click();
    await expect(game.phase('paused')).toBeVisible();
    await page.evaluate(translate, {});
    await game.button('Resume!').click();
    await expect(game.phase('running')).toBeVisible();
    await expect(game.button('Pause')).toBeVisible();
    const { steps } = await game.state();
    await expect.poll(async () => (await game.state()).steps).toBeGreaterThan(steps);
  },
);

test(
  'if React does not load the page says so, and the next press tries again',
  onlyInFullRun(),
  async ({ game, page }) => {
    game.expectedErrors.push(
      /Failed to load resource/,
      /stays as it was served/,
      /dynamically imported module/,
    );
    await page.addInitScript(() => {
      // The page doesn't reload without it.
      Object.defineProperty(window, 'sessionStorage', { value: undefined });
    });
    await page.route(REACT, (route) => route.abort());
    await arrive(page);
    await page.keyboard.press('Space');
    await expect(page.getByRole('alert')).toHaveText(PANEL.gameNotLoaded);
    await expect(page.getByText('Loading…')).toBeHidden();
    await page.unroute(REACT);
    await page.keyboard.press('Space');
    await expect(game.phase('running')).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  },
);

test('a page whose script is blocked says so after five seconds, where the stage would ask for a key', async ({
  game,
  page,
}) => {
  game.expectedErrors.push(/ERR_FAILED/);
  await page.route(ENTRY, (route) => route.abort());
  await page.goto('/dino-game');
  const sentence = page.getByText(PANEL.scriptMissing);
  await expect(sentence).toBeHidden();
  await sentence.evaluate((element) => {
    for (const animation of element.getAnimations()) animation.currentTime = 5000;
  });
  await expect(sentence).toBeVisible();
  expect(await sentence.boundingBox()).toEqual(
    await page.locator('[data-part=place]').boundingBox(),
  );
});

test.describe('a browser that lacks what the game needs', onlyInFullRun(), () => {
  test.beforeEach(({ page }) => page.addInitScript('delete Array.prototype.findLast'));

  test('says so in place of the game, and shows the rest of the page', async ({ game, page }) => {
    await page.goto('/dino-run');
    await expect(page.getByText(PANEL.oldBrowser)).toBeVisible();
    await expect(game.stage).toBeHidden();
    await expect(page.getByRole('button')).toHaveCount(0);
    await page.getByRole('banner').getByRole('link', { name: 'FAQ' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(PANEL.oldBrowser)).toHaveCount(0);
  });

  test('says so even if it cannot parse the site’s script', async ({ game, page }) => {
    await page.route(ENTRY, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'this is the syntax of a later day' }),
    );
    // A parser error has no stack.
    game.expectedErrors.push(/^uncaught: Unexpected identifier/);
    await page.goto('/');
    await expect(page.getByText(PANEL.oldBrowser)).toBeVisible();
  });
});
