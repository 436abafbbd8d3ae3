import type { Page } from '@playwright/test';
import { expectAttemptsLeft } from './daily-panel.ts';
import { expect } from './game.ts';
import { PAGES } from './paths.ts';
import { goOffline, storeAll, stored, test, waitForWorker } from './stored-site.ts';

test.use({ serviceWorkers: 'allow' });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** A page from storage has to keep these headers. */
const POLICIES = ['content-security-policy', 'permissions-policy', 'referrer-policy'];

test('after an earlier run the whole site works without a network', async ({
  game,
  page,
  site,
}) => {
  game.expectedErrors.push(/No page at \/nowhere/, /Failed to load resource/);
  const sent = await fetch(`${site.origin}/faq`);
  await storeAll(page, `${site.origin}/faq`);
  site.mark('404.html', 'server');
  const fromServer = page.locator('html[data-version=server]');
  await test.step('with a network an unknown path has the 404 page of the server', async () => {
    expect((await page.goto(`${site.origin}/nowhere`))?.status()).toBe(404);
    await expect(fromServer).toHaveCount(1);
    await page.goto(`${site.origin}/faq`);
  });
  await goOffline(page, site);

  await test.step('the visit continues, and the game runs', async () => {
    await page.getByRole('banner').getByRole('link', { name: 'History' }).click();
    await expect(page).toHaveTitle(/History/);
    await page.getByRole('banner').getByRole('link', { name: 'Home' }).click();
    await game.ready();
    await game.open(`${site.origin}/dino-run/?debug`);
    await expectAttemptsLeft(page, 3);
    await page.keyboard.press('Space');
    await expect(game.phase('running')).toBeVisible();
    await expect.poll(async () => (await game.state()).steps).toBeGreaterThan(5);
  });
  await test.step('every page opens', async () => {
    for (const path of [...PAGES, '/faq/', '/?utm_source=friend']) {
      const response = await page.goto(`${site.origin}${path}`);
      expect(response?.status(), path).toBe(200);
      await expect(heading(page), path).toBeVisible();
    }
  });
  await test.step('old spellings of an address lead to the page', async () => {
    for (const [old, path] of [
      ['/index.html', '/'],
      ['/faq.html', '/faq'],
      ['/faq/index.html?from=old', '/faq?from=old'],
    ] as const) {
      await page.goto(`${site.origin}${old}`);
      expect(page.url(), old).toBe(`${site.origin}${path}`);
      await expect(heading(page), old).not.toHaveText('Page Not Found');
    }
  });
  await test.step('an unknown path has the stored 404 page', async () => {
    expect((await page.goto(`${site.origin}/nowhere`))?.status()).toBe(404);
    await expect(heading(page)).toHaveText('Page Not Found');
    await expect(fromServer).toHaveCount(0);
  });
  await test.step('a page has the policies that the server sends', async () => {
    const answered = (await page.goto(`${site.origin}/faq`))?.headers() ?? {};
    for (const name of POLICIES) {
      expect(sent.headers.get(name)).not.toBeNull();
      expect(answered[name]).toBe(sent.headers.get(name));
    }
  });
  await test.step('pictures are shown', async () => {
    await page.goto(`${site.origin}/who-created-the-dinosaur-game`);
    const picture = page.getByRole('figure').getByRole('img');
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() =>
        picture.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth),
      )
      .toBeGreaterThan(0);
  });
});

test('a first visit that plays stores the whole site', async ({ game, page, site }) => {
  await game.open(`${site.origin}/?debug`);
  expect(await stored(page)).toEqual([]);
  await game.crash('a course');
  await waitForWorker(page);
  await goOffline(page, site);
  await page.goto(`${site.origin}/history`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
