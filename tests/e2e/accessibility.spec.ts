import axe, { type AxeResults } from 'axe-core';
import type { Page } from '@playwright/test';
import { CONSENT } from '#content';
import { atLength } from './at-length.ts';
import { expectAttemptsLeft } from './daily-panel.ts';
import { expect, test } from './game.ts';
import { holdRequests } from './hold-requests.ts';
import { hydrated } from './hydrated.ts';
import { OTHER_VARIANTS, PAGE_GROUPS } from './paths.ts';

const SCREENS = [
  { name: 'desktop', width: 1280, height: 800 },
  // Where the banner's edge crosses a question of the FAQ.
  { name: 'phone', width: 412, height: 823 },
] as const;

/** The violations that axe finds on the page, one line each. */
async function problems(page: Page): Promise<string[]> {
  // Axe leaves out the size of targets (WCAG 2.5.8) unless asked.
  const options = { resultTypes: ['violations'], rules: { 'target-size': { enabled: true } } };
  const { violations } = await page.evaluate<AxeResults>(
    `axe.run(document, ${JSON.stringify(options)})`,
  );
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html }) => `${id}: ${help}: ${html}`),
  );
}

for (const [kind, paths] of [...PAGE_GROUPS, ['the 404 page', ['/nowhere']]] as const) {
  test(
    `axe finds no violation on ${kind}, in light and dark mode, on a desktop and a phone`,
    atLength(kind === OTHER_VARIANTS || kind === 'the 404 page'),
    async ({ game, page }) => {
      game.expectedErrors.push(/No page at \/nowhere/, /status of 404/);
      for (const path of paths) {
        await page.goto(path);
        await page.evaluate(axe.source);
        // The banner appears after a second; it is checked as part of the page.
        await expect(page.getByRole('button', { name: CONSENT.close, exact: true })).toBeVisible();
        for (const { name, width, height } of SCREENS) {
          await page.setViewportSize({ width, height });
          for (const colorScheme of ['light', 'dark'] as const) {
            await page.emulateMedia({ colorScheme });
            expect(await problems(page), `${path}, ${name}, ${colorScheme}`).toEqual([]);
          }
        }
      }
    },
  );
}

test('every control of a page can be reached with Tab, in reading order', async ({
  game,
  page,
}) => {
  await game.open('/dino-game');
  await page.getByRole('button', { name: CONSENT.close, exact: true }).click();
  // These load last, in any order.
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
  // The banner would come before it.
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
