import type { Page } from '@playwright/test';
import { CONSENT } from '#content';
import { onlyInFullRun } from './only-in-full-run.ts';
import { expectAttemptsLeft } from './daily-panel.ts';
import { expect, test } from './game.ts';
import { holdRequests } from './hold-requests.ts';
import { hydrated } from './hydrated.ts';
import { accessibilityProblems } from './page-problems.ts';

test('every control of a page can be reached with Tab, in reading order', async ({
  game,
  page,
}) => {
  await game.open('/dino-game?debug');
  await page.getByRole('button', { name: CONSENT.close, exact: true }).click();
  await expectAttemptsLeft(page, 3);
  await expect(game.button('Erase my data')).toBeVisible();
  const wanted = await page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>(
        'a[href], button:enabled, input, summary, [tabindex="0"]',
      ),
    ]
      .filter((element) => element.checkVisibility())
      .map((element, place) => {
        element.dataset['place'] = String(place);
        return place;
      }),
  );
  await page.evaluate(() => {
    document.body.tabIndex = -1;
    document.body.focus();
    document.body.removeAttribute('tabindex');
  });
  const reached: number[] = [];
  for (const _ of wanted) {
    await page.keyboard.press('Tab');
    reached.push(
      await page.evaluate(() => Number(document.activeElement?.getAttribute('data-place') ?? -1)),
    );
  }
  expect(reached).toEqual(wanted);
});

test('the skip link skips the header, also while the script of the page is loading', async ({
  page,
}) => {
  const script = await holdRequests(page, /\/assets\/History-/);
  // The banner would come first in the tab order.
  await page.addInitScript(() => sessionStorage.setItem('cookie-banner-closed', 'true'));
  await page.goto('/history');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  const first = page.getByRole('main').getByRole('link').first();
  await expect(first).toBeFocused();
  script.release();
  await hydrated(page);
  await expect(first).toBeFocused();
});

/** Font sizes of all visible text, px. */
const textSizes = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const sizes = new Set<number>();
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const { parentElement } = node;
      if (node.textContent?.trim() === '' || parentElement?.checkVisibility() !== true) continue;
      sizes.add(Number.parseFloat(getComputedStyle(parentElement).fontSize));
    }
    return [...sizes];
  });

test(
  'in every state of the game axe finds no violation, and there are six sizes of text at most',
  onlyInFullRun(),
  async ({ game, page }) => {
    test.slow();
    await game.open();
    await game.loaded();
    const sizes = new Set<number>();
    const check = async (state: string) => {
      for (const size of await textSizes(page)) sizes.add(size);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        expect(await accessibilityProblems(page), `${state}, ${colorScheme}`).toEqual([]);
      }
    };
    await game.playTo('states', 30);
    await check('in a run');
    await page.keyboard.press('KeyP');
    await expect(game.button('Resume')).toBeVisible();
    await check('on pause');
    await game.invincible(false);
    await game.crash('states');
    await expect(game.newRun).toBeEnabled();
    await check('the result');
    await game.button('More').click();
    await expect(page.getByRole('menuitem', { name: 'How to survive this' })).toBeVisible();
    await check('the menu');
    await page.keyboard.press('Escape');
    const openers = ['Daily', 'Practice', 'Your runs', 'Share', 'Settings', 'Achievements'];
    for (const opener of openers) {
      await page
        .getByRole('button', { name: new RegExp(`^${opener}`) })
        .first()
        .click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await check(`the dialog ${opener}`);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
    await game.button('Watch').click();
    await expect(page.getByRole('group', { name: 'Replay' })).toBeVisible();
    await check('a replay');
    expect([...sizes].sort((a, b) => a - b)).toEqual([14, 16, 18, 20, 36, 72]);
  },
);
