import type { Page } from '@playwright/test';
import { expect } from './game.ts';
import { hydrated } from './hydrated.ts';
import { PAGES } from './paths.ts';
import { goOffline, storeAll, stored, test, visitAgain, waitForWorker } from './stored-site.ts';

test.use({ serviceWorkers: 'allow' });

async function expectNothingStored(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  expect(
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
  ).toBe(0);
  expect(await stored(page)).toEqual([]);
}

test('for who has played here before every page opens without a network, with and without a trailing slash', async ({
  page,
  site,
}) => {
  await storeAll(page, site.origin);
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
  await storeAll(page, site.origin);
  await goOffline(page, site);
  await page.goto(`${site.origin}/who-created-the-dinosaur-game`);
  const picture = page.getByRole('figure').getByRole('img');
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() =>
      picture.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth),
    )
    .toBeGreaterThan(0);
});

test('without a network the game starts and runs', async ({ game, page, site }) => {
  await storeAll(page, `${site.origin}/faq`);
  await goOffline(page, site);
  await game.open(`${site.origin}/dino-run/?debug`);
  await page.keyboard.press('Space');
  await expect(game.phase('running')).toBeVisible();
  await expect.poll(async () => (await game.state()).steps).toBeGreaterThan(5);
});

test('a visit continues when the network is lost', async ({ game, page, site }) => {
  await storeAll(page, `${site.origin}/faq`);
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
  await storeAll(page, site.origin);
  site.mark('404.html', 'server');
  for (const from of ['server', 'store']) {
    if (from === 'store') await goOffline(page, site);
    const response = await page.goto(`${site.origin}/nowhere`);
    expect(response?.status(), from).toBe(404);
    await expect(page.getByRole('heading', { level: 1 }), from).toHaveText('Page Not Found');
    await expect(page.locator('html[data-version=server]'), from).toHaveCount(
      from === 'server' ? 1 : 0,
    );
  }
});

test('a first visit without a run fetches nothing to be stored', async ({ page, site }) => {
  await page.goto(site.origin);
  await page.mouse.click(1, 1);
  await hydrated(page);
  await page.getByRole('banner').getByRole('link', { name: 'FAQ' }).click();
  await expect(page).toHaveURL(/\/faq$/);
  await expectNothingStored(page);
});

test('a first visit that plays stores the whole site', async ({ game, page, site }) => {
  await game.open(`${site.origin}/?debug`);
  await game.crash('a course');
  await waitForWorker(page);
  await goOffline(page, site);
  await page.goto(`${site.origin}/history`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('the site is stored when it is installed', async ({ page, site }) => {
  await page.goto(`${site.origin}/faq`);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => dispatchEvent(new Event('appinstalled')));
  await waitForWorker(page);
});

test('a stored page has the policies that the server sends', async ({ page, site }) => {
  const sent = await fetch(`${site.origin}/faq`);
  await storeAll(page, site.origin);
  await goOffline(page, site);
  const answered = (await page.goto(`${site.origin}/faq`))?.headers() ?? {};
  for (const name of [
    'content-security-policy',
    'permissions-policy',
    'referrer-policy',
    'x-frame-options',
  ]) {
    expect(sent.headers.get(name)).not.toBeNull();
    expect(answered[name]).toBe(sent.headers.get(name));
  }
});

test('a visitor who saves data gets no service worker', async ({ page, site }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await visitAgain(page, site.origin);
  await expectNothingStored(page);
});

test('old spellings of an address lead to the page without a network', async ({ page, site }) => {
  await storeAll(page, site.origin);
  await goOffline(page, site);
  for (const [old, path] of [
    ['/index.html', '/'],
    ['/faq.html', '/faq'],
    ['/FAQ/index.html?from=old', '/faq?from=old'],
  ] as const) {
    await page.goto(`${site.origin}${old}`);
    expect(page.url(), old).toBe(`${site.origin}${path}`);
    await expect(page.getByRole('heading', { level: 1 }), old).not.toHaveText('Page Not Found');
  }
});
