import type { Page } from '@playwright/test';
import { arrive, expect, test } from './game.ts';
import { holdRequests } from './hold-requests.ts';
import { isHydrated } from './is-hydrated.ts';

/** Opens a page whose own script listens, and the game's does not. */
const arriveEarly = (page: Page) => arrive(page, '/?debug', 'keyup');

const ENTRY = '**/assets/index-*.js';
const GAME = '**/assets/start-prerendered-game-*.js';
const REACT = '**/assets/hydrate-*.js';
const PLAY = /\/assets\/play-[\w-]+\.js$/;

test.describe('before the game’s script listens', () => {
  for (const key of ['Space', 'ArrowUp']) {
    test(`the key ${key} starts a run, and is not lost`, async ({ game, page }) => {
      const script = await holdRequests(page, GAME);
      await arriveEarly(page);
      await page.keyboard.press(key);
      script.release();
      await expect(game.phase('running')).toBeVisible();
    });
  }

  test('Space does not scroll the page', async ({ game, page }) => {
    await page.setViewportSize({ width: 1280, height: 620 });
    const script = await holdRequests(page, GAME);
    await arriveEarly(page);
    await page.keyboard.press('Space');
    script.release();
    await expect(game.phase('running')).toBeVisible();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  test('a click on Start or on the stage starts a run', async ({ game, page }) => {
    for (const part of [game.button('Start'), game.stage]) {
      await page.unrouteAll();
      const script = await holdRequests(page, GAME);
      await arriveEarly(page);
      await part.click();
      script.release();
      await expect(game.phase('running')).toBeVisible();
    }
  });

  test('a press that ends when it listens starts a run', async ({ game, page }) => {
    const script = await holdRequests(page, GAME);
    await arriveEarly(page);
    await game.button('Start').hover();
    await page.mouse.down();
    script.release();
    // The game has been started, and opens the stage for the pointer that is down.
    await expect(game.canvas).toBeVisible();
    await page.mouse.up();
    await expect(game.phase('running')).toBeVisible();
  });

  test('a click on Start counts even before any script', async ({ game, page }) => {
    const script = await holdRequests(page, ENTRY);
    await page.goto('/?debug', { waitUntil: 'commit' });
    await game.button('Start').click();
    script.release();
    await expect(game.phase('running')).toBeVisible();
  });

  test('a focus that came by the keyboard starts no run', async ({ game, page }) => {
    const script = await holdRequests(page, ENTRY);
    await page.goto('/?debug', { waitUntil: 'commit' });
    await expect(game.stage).toBeVisible();
    await expect
      .poll(async () => {
        await page.keyboard.press('Tab');
        return game.stage.evaluate((stage) => stage === document.activeElement);
      })
      .toBe(true);
    script.release();
    await game.ready();
    expect((await game.state()).steps).toBe(0);
  });
});

test.describe('a run before React is there', () => {
  test('has buttons that say what they do, and no thumb moves the page', async ({ game, page }) => {
    const react = await holdRequests(page, REACT);
    await arrive(page);
    await game.button('Start').click();
    await expect(game.phase('running')).toBeVisible();
    await game.invincible(true);
    expect(await page.evaluate(isHydrated)).toBe(false);
    await expect(game.button('Crouch')).toBeEnabled();
    await expect(game.button('Turbo')).toBeEnabled();
    await expect(game.button('Shoot')).toBeDisabled();
    await expect(page.locator('[data-game-part="playArea"]')).toHaveCSS('touch-action', 'none');
    await game.button('Pause').click();
    await expect(game.phase('paused')).toBeVisible();
    await expect(game.button('Resume')).toBeEnabled();
    await expect(page.locator('[data-game-part="playArea"]')).toHaveCSS('touch-action', 'auto');

    react.release();
    await expect.poll(() => page.evaluate(isHydrated)).toBe(true);
    await expect(game.phase('paused')).toBeVisible();
    await game.button('Resume').click();
    await expect(game.phase('running')).toBeVisible();
    await expect(game.button('Pause')).toBeEnabled();
    await expect(game.button('Jump')).toBeEnabled();
  });

  test('can be lost, and started again', async ({ game, page }) => {
    await holdRequests(page, REACT);
    await arrive(page);
    await page.keyboard.press('Space');
    await expect(game.phase('running')).toBeVisible();
    await game.crash('before React');
    await expect(game.button('Crouch')).toBeHidden();
    await game.button('Again').click();
    await expect(game.phase('running')).toBeVisible();
    await expect(game.button('Jump')).toBeEnabled();
  });

  test('ends when its page is left before its React part is there', async ({ game, page }) => {
    const play = await holdRequests(page, PLAY);
    await arrive(page);
    await page.keyboard.press('Space');
    await expect(game.phase('running')).toBeVisible();
    await game.invincible(true);
    await play.asked;
    const locks = () => page.evaluate(async () => (await navigator.locks.query()).held?.length);
    expect(await locks()).toBe(1);
    const link = page.getByRole('banner').getByRole('link', { name: 'History' });
    // Once React has it, the link doesn't load a page.
    await expect
      .poll(() => link.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__react'))))
      .toBe(true);
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    await link.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/history/i);
    expect(await page.evaluate('window.isSamePage')).toBe(true);
    await expect.poll(locks).toBe(0);
    play.release();
    await page.getByRole('banner').getByRole('link', { name: 'Home' }).click();
    await game.ready();
    await page.keyboard.press('Space');
    await expect(game.phase('running')).toBeVisible();
  });
});

test('the keys of the questions work without React', async ({ page }) => {
  await holdRequests(page, REACT);
  await arrive(page, '/faq', 'focusin');
  const questions = page.locator('main summary');
  await questions.first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(questions.nth(1)).toBeFocused();
  await page.keyboard.press('End');
  await expect(questions.last()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(questions.first()).toBeFocused();
});
