import type { Page } from '@playwright/test';
import { DeployedSite } from '../tools/deployed-site.ts';
import { expect, test as base } from './game.ts';
import { PAGES } from './paths.ts';

const test = base.extend<{ site: DeployedSite }>({
  // Playwright reads the fixture's dependencies from the destructuring pattern, which has to be there even if it is
  // empty.
  // oxlint-disable-next-line no-empty-pattern
  site: async ({}, use) => {
    const site = await DeployedSite.open();
    await use(site);
    await site.close();
  },
});

test.use({ serviceWorkers: 'allow' });

/** Takes the network away: every response now comes from the browser's caches. */
async function goOffline(page: Page, site: DeployedSite): Promise<void> {
  await site.switchOff();
  await page.context().setOffline(true);
}

/** Waits until the service worker has precached everything and controls this page. */
async function waitForPrecache(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
}

/** The URLs of all cached files. */
function stored(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const caches = await Promise.all((await globalThis.caches.keys()).map((name) => globalThis.caches.open(name)));
    const requests = await Promise.all(caches.map((cache) => cache.keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
}

test('after the first visit every page opens without a network, with and without a trailing slash', async ({
  page,
  site,
}) => {
  await page.goto(site.origin);
  await waitForPrecache(page);
  await goOffline(page, site);
  for (const each of PAGES) {
    for (const spelling of each === '/' ? ['/', '/?utm_source=friend'] : [each, `${each}/`]) {
      const response = await page.goto(`${site.origin}${spelling}`);
      expect(response?.status(), spelling).toBe(200);
      await expect(page.getByRole('heading', { level: 1 }), spelling).toBeVisible();
    }
  }
});

test('a page’s pictures are shown without a network', async ({ page, site }) => {
  await page.goto(site.origin);
  await waitForPrecache(page);
  await goOffline(page, site);
  await page.goto(`${site.origin}/who-created-the-dinosaur-game`);
  const picture = page.getByRole('figure').getByRole('img');
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() => picture.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth))
    .toBeGreaterThan(0);
});

test('without a network the game starts and runs', async ({ game, page, site }) => {
  await page.goto(`${site.origin}/faq`);
  await waitForPrecache(page);
  await goOffline(page, site);
  await game.open(`${site.origin}/dino-run/?debug`);
  await page.keyboard.press('Space');
  await expect(game.phase('running')).toBeVisible();
  await expect.poll(async () => (await game.state()).steps).toBeGreaterThan(5);
});

test('the first visit continues when the network is lost', async ({ game, page, site }) => {
  await page.goto(`${site.origin}/faq`);
  await waitForPrecache(page);
  await goOffline(page, site);
  await page.getByRole('banner').getByRole('link', { name: 'History' }).click();
  await expect(page).toHaveTitle(/History/);
  await page.getByRole('banner').getByRole('link', { name: 'Home' }).click();
  await game.ready();
  await page.keyboard.press('Space');
  await expect(game.phase('running')).toBeVisible();
});

test('an unknown path shows the 404 page: the server’s with a network, the cached one without', async ({
  game,
  page,
  site,
}) => {
  game.expectedErrors.push(/No page at \/nowhere/, /Failed to load resource/);
  await page.goto(site.origin);
  await waitForPrecache(page);
  site.mark('404.html', 'server');
  for (const from of ['server', 'store']) {
    if (from === 'store') await goOffline(page, site);
    const response = await page.goto(`${site.origin}/nowhere`);
    expect(response?.status(), from).toBe(404);
    await expect(page.getByRole('heading', { level: 1 }), from).toHaveText('Page Not Found');
    await expect(page.locator('html[data-version=server]'), from).toHaveCount(from === 'server' ? 1 : 0);
  }
});

test('an update does not affect an open page, and the next visit gets the new version', async ({
  context,
  game,
  page,
  site,
}) => {
  await page.goto(site.origin);
  await waitForPrecache(page);
  await game.open(`${site.origin}/?debug`);
  await page.keyboard.press('Space');
  await expect(game.phase('running')).toBeVisible();

  // The browser also checks for updates by itself, so the update may already be there.
  const coming = context.waitForEvent('serviceworker');
  await site.update();
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  const second = await coming;
  const state = () => second.evaluate<unknown>('serviceWorker.state');
  await expect.poll(state).toBe('installed');

  // The run goes on, and lazy chunks are still those of the page's version, which the server no longer has.
  await game.crash('an update');
  await page.getByRole('banner').getByRole('link', { name: 'History' }).click();
  await expect(page).toHaveTitle(/History/);
  await page.getByRole('banner').getByRole('link', { name: 'Home' }).click();
  await game.ready();
  await expect(page.locator('html[data-version=second]')).toHaveCount(0);
  expect(await state()).toBe('installed');

  await page.close();
  await expect.poll(state).toBe('activated');
  const next = await context.newPage();
  await next.goto(site.origin);
  await expect(next.locator('html[data-version=second]')).toHaveCount(1);
  await waitForPrecache(next);
  const assets = (await stored(next)).filter((file) => file.startsWith('/assets/'));
  expect(assets.length).toBeGreaterThan(5);
  expect(assets.filter((file) => !file.includes('-second.'))).toEqual([]);
  await goOffline(next, site);
  await next.goto(`${site.origin}/dino-run`);
  await expect(next.locator('html[data-version=second]')).toHaveCount(1);
});
