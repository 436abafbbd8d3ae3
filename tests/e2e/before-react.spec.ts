import type { Page } from '@playwright/test';
import { PANEL } from '#content';
import { onlyInFullRun } from './only-in-full-run.ts';
import { arrive, expect, SOON, test } from './game.ts';
import { holdRequests } from './hold-requests.ts';
import { isHydrated } from './is-hydrated.ts';
import { translate } from './labels.ts';
import { turnOnSaveData } from './turn-on-save-data.ts';

const ENTRY = '**/assets/index-*.js';
const REACT = '**/assets/hydrate-*.js';
const STAGE = '**/assets/create-stage-*.js';

const scrollY = (page: Page) => page.evaluate(() => window.scrollY);

/** Arrives, and acts while these files are still on their way. */
async function actEarly(page: Page, files: string, act: () => Promise<void>) {
  const script = await holdRequests(page, files);
  // Nothing is fetched ahead, so that the stage is held, too.
  await turnOnSaveData(page);
  await page.goto('/?debug', { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeAttached();
  await act();
  return script;
}

test.describe('on a page that could scroll', () => {
  test.use({ viewport: { width: 1280, height: 620 } });

  for (const [when, file, key] of [
    ['any script', ENTRY, 'Enter'],
    ['React', REACT, 'Space'],
    ['the stage', STAGE, 'ArrowUp'],
  ] as const) {
    test(
      `before ${when} the key ${key}, pressed and held, starts one run, shows that it loads, and does not scroll`,
      onlyInFullRun(file === ENTRY),
      async ({ game, page }) => {
        const script = await actEarly(page, file, () => page.keyboard.press(key));
        await page.keyboard.down(key);
        await page.keyboard.down(key);
        await expect(game.status).toHaveText('Loading…');
        await expect(game.status.getByText('Loading…')).toBeVisible();
        expect(await scrollY(page)).toBe(0);
        script.release();
        await expect(game.phase('running')).toBeVisible();
        await game.invincible(true);
        await page.keyboard.down(key);
        await page.keyboard.up(key);
        const { seed, steps } = await game.state();
        await expect.poll(async () => (await game.state()).steps).toBeGreaterThan(steps + 30);
        expect((await game.state()).seed).toBe(seed);
        expect(await scrollY(page)).toBe(0);
      },
    );
  }

  for (const [part, when, file] of [
    ['Start', 'any script', ENTRY],
    ['the stage', 'React', REACT],
  ] as const) {
    test(`before ${when} a click on ${part} starts a run, and the next Space jumps`, async ({
      game,
      page,
    }) => {
      const script = await actEarly(page, file, () =>
        (part === 'Start' ? game.button('Start') : game.stage).click(),
      );
      script.release();
      await expect(game.phase('running')).toBeVisible();
      await game.invincible(true);
      await game.until((debug) => !debug.state().dino.jumping);
      await page.keyboard.press('Space');
      await game.until((debug) => debug.state().dino.jumping);
    });
  }

  test('before React a press of Settings opens the settings, and moving the focus starts no run', async ({
    game,
    page,
  }) => {
    const script = await actEarly(page, REACT, async () => {
      await expect
        .poll(
          async () => {
            await page.keyboard.press('Tab');
            return game.stage.evaluate((stage) => stage === document.activeElement);
          },
          { intervals: SOON },
        )
        .toBe(true);
      await game.button('Settings').click();
    });
    await expect(page.getByRole('dialog')).toHaveCount(0);
    script.release();
    await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible();
    await game.ready();
    expect((await game.state()).steps).toBe(0);
  });

  test('before any script a link leads to its page, where Space scrolls', async ({ page }) => {
    await actEarly(page, ENTRY, () =>
      page.getByRole('banner').getByRole('link', { name: 'History' }).click(),
    );
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/history/i);
    await expect(page.getByRole('contentinfo')).toBeAttached();
    await page.keyboard.press('Space');
    await expect.poll(() => scrollY(page)).toBeGreaterThan(100);
  });
});

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
    await page.evaluate(translate, {});
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

test(
  'a browser that lacks what the game needs says so in its place, and shows the rest of the page',
  onlyInFullRun(),
  async ({ game, page }) => {
    await page.addInitScript('delete Array.prototype.findLast');
    await page.goto('/dino-run');
    await expect(page.getByText(PANEL.oldBrowser)).toBeVisible();
    await expect(game.stage).toBeHidden();
    await expect(page.getByRole('button')).toHaveCount(0);
    await page.getByRole('banner').getByRole('link', { name: 'FAQ' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(PANEL.oldBrowser)).toHaveCount(0);
  },
);
