import type { Page } from '@playwright/test';
import { DeployedSite } from '../tools/deployed-site.ts';
import { expect, test as base } from './game.ts';
import { PAGES } from './paths.ts';

const test = base.extend<{ site: DeployedSite }>({
  // Empty braces: Playwright reads from them what a fixture wants.
  // oxlint-disable-next-line no-empty-pattern
  site: async ({}, use) => {
    const site = await DeployedSite.open();
    await use(site);
    await site.close();
  },
});

test.use({ serviceWorkers: 'allow' });

/** No network at all: what now arrives comes from the browser's own stores. */
async function goOffline(page: Page, site: DeployedSite): Promise<void> {
  await site.switchOff();
  await page.context().setOffline(true);
}

/** Waits until the worker has stored everything and looks after this page. */
async function storedForLater(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
}

/** The addresses of all stored files. */
function stored(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const caches = await Promise.all((await globalThis.caches.keys()).map((name) => globalThis.caches.open(name)));
    const requests = await Promise.all(caches.map((cache) => cache.keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
}

test('after the first visit every page opens without a network, at both spellings', async ({ page, site }) => {
  await page.goto(site.origin);
  await storedForLater(page);
  await goOffline(page, site);
  for (const each of PAGES) {
    for (const spelling of each === '/' ? ['/', '/?utm_source=friend'] : [each, `${each}/`]) {
      const response = await page.goto(`${site.origin}${spelling}`);
      expect(response?.status(), spelling).toBe(200);
      await expect(page.getByRole('heading', { level: 1 }), spelling).toBeVisible();
    }
  }
});

test('pictures of a page are there without a network', async ({ page, site }) => {
  await page.goto(site.origin);
  await storedForLater(page);
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
  await storedForLater(page);
  await goOffline(page, site);
  await game.open(`${site.origin}/dino-run/?debug`);
  await page.keyboard.press('Space');
  await expect(game.phase('running')).toBeVisible();
  await expect.poll(async () => (await game.state()).steps).toBeGreaterThan(5);
});

test('the rest of the first visit goes on when the network leaves', async ({ game, page, site }) => {
  await page.goto(`${site.origin}/faq`);
  await storedForLater(page);
  await goOffline(page, site);
  await page.getByRole('banner').getByRole('link', { name: 'History' }).click();
  await expect(page).toHaveTitle(/History/);
  await page.getByRole('banner').getByRole('link', { name: 'Home' }).click();
  await game.ready();
  await page.keyboard.press('Space');
  await expect(game.phase('running')).toBeVisible();
});

test('a path that leads nowhere shows the 404 page: the server’s own with a network, the stored one without', async ({
  game,
  page,
  site,
}) => {
  game.expectedErrors.push(/No page at \/nowhere/, /Failed to load resource/);
  await page.goto(site.origin);
  await storedForLater(page);
  site.mark('404.html', 'server');
  for (const from of ['server', 'store']) {
    if (from === 'store') await goOffline(page, site);
    const response = await page.goto(`${site.origin}/nowhere`);
    expect(response?.status(), from).toBe(404);
    await expect(page.getByRole('heading', { level: 1 }), from).toHaveText('Page Not Found');
    await expect(page.locator('html[data-version=server]'), from).toHaveCount(from === 'server' ? 1 : 0);
  }
});

test('an update leaves the open page its own version, and the next visit has the new one', async ({
  context,
  game,
  page,
  site,
}) => {
  await page.goto(site.origin);
  await storedForLater(page);
  await game.open(`${site.origin}/?debug`);
  await page.keyboard.press('Space');
  await expect(game.phase('running')).toBeVisible();

  // The browser also looks for updates by itself, so it may be there before it is asked for.
  const coming = context.waitForEvent('serviceworker');
  await site.update();
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  const second = await coming;
  const state = () => second.evaluate<unknown>('serviceWorker.state');
  await expect.poll(state).toBe('installed');

  // The run goes on, and parts of the page that come late are still those of its version, which the server has no more.
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
  await storedForLater(next);
  const assets = (await stored(next)).filter((file) => file.startsWith('/assets/'));
  expect(assets.length).toBeGreaterThan(5);
  expect(assets.filter((file) => !file.includes('-second.'))).toEqual([]);
  await goOffline(next, site);
  await next.goto(`${site.origin}/dino-run`);
  await expect(next.locator('html[data-version=second]')).toHaveCount(1);
});
