import type { Page } from '@playwright/test';
import { expect, test } from './game.ts';
import { hydrated } from './hydrated.ts';
import { TEXT_PAGES } from './paths.ts';

/** One page of each kind, so each kind of structured data. */
const KINDS = [...TEXT_PAGES, '/', '/free-online-game', '/dino-run'];

declare global {
  interface Window {
    refused?: string[];
  }
}

test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    const refused: string[] = [];
    window.refused = refused;
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, sample }) => {
      refused.push(`${violatedDirective}: ${sample}`);
    });
  }),
);

const refused = (page: Page) => page.evaluate(() => window.refused);

test('going from page to page without a reload uses no markup that the policy refuses', async ({
  game,
  page,
}) => {
  await page.goto('/dino-run');
  await hydrated(page);
  const description = () =>
    page.evaluate(() => document.querySelector('link[rel=canonical]')?.outerHTML + document.title);
  for (const path of KINDS) {
    const before = await description();
    await page.evaluate((to) => {
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate', { state: null }));
    }, path);
    await expect.poll(description, path).not.toBe(before);
  }
  expect(await refused(page)).toEqual([]);
  expect(game.expectedErrors).toEqual([]);
});

test('no deferred part uses what the policy refuses', async ({ game, page }) => {
  await game.open();
  await game.loaded();
  await game.button('Enable Debug Mode').click();
  const dialog = page.getByRole('dialog');
  const closeDialog = async () => {
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  };
  // Runs of debug mode are not kept.
  await expect(game.button('Freeze')).toBeVisible();
  await game.button('Disable Debug Mode').click();
  await game.button('Settings').click();
  await dialog.getByRole('checkbox', { name: 'Audio cues' }).check();
  await closeDialog();
  await game.crash('strict');
  await game.button('Share').click();
  await closeDialog();
  await page.getByRole('button', { name: /^Your runs/ }).click();
  await closeDialog();
  await game.button('Watch').click();
  await expect(page.locator('[data-watching]')).toBeVisible();
  expect(await refused(page)).toEqual([]);
});
