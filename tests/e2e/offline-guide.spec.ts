import type { Page } from '@playwright/test';
import { expect } from './game.ts';
import { hydrated } from './hydrated.ts';
import { turnOnSaveData } from './turn-on-save-data.ts';
import { goOffline, stored, test, visitAgain } from './stored-site.ts';

test.use({ serviceWorkers: 'allow' });

const guide = (page: Page) =>
  page
    .locator('section')
    .filter({ has: page.getByRole('heading', { level: 2, name: 'Ready for the journey?' }) });

const storeButton = (page: Page) => guide(page).getByRole('button', { name: 'Get it ready' });

test('a press stores the whole site on a first visit, even with the data saver on', async ({
  page,
  site,
}) => {
  await turnOnSaveData(page);
  await page.goto(`${site.origin}/offline-dinosaurus`);
  await hydrated(page);
  await expect(guide(page).getByText('Not ready yet.')).toBeVisible();
  expect(await stored(page)).toEqual([]);
  await storeButton(page).click();
  await expect(guide(page).getByText('Ready. The whole site is stored')).toBeVisible();
  await expect(storeButton(page)).toBeHidden();
  await goOffline(page, site);
  await page.goto(`${site.origin}/faq`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('without a network the site can’t be stored, and the page says so', async ({
  game,
  page,
  site,
}) => {
  game.expectedErrors.push(/Failed to load resource/, /The site could not be stored/);
  await game.open(`${site.origin}/offline-dinosaurus?debug`);
  await game.loaded();
  await expect(storeButton(page)).toBeVisible();
  await goOffline(page, site);
  await storeButton(page).click();
  await expect(guide(page).getByText('The site couldn’t be stored.')).toBeVisible();
  await expect(storeButton(page)).toBeVisible();
});

test('where there is no room the page says so during the whole visit, until a press finds some', async ({
  game,
  page,
  site: { origin },
}) => {
  game.expectedErrors.push(/The site could not be stored/);
  const browser = await page.context().newCDPSession(page);
  const noRoom = guide(page).getByText('no room to store the site');
  await browser.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1_000_000 });
  await visitAgain(page, `${origin}/offline-dinosaurus`);
  await expect(noRoom).toBeVisible();
  await browser.send('Storage.overrideQuotaForOrigin', { origin });
  await page.reload();
  await hydrated(page);
  await expect(noRoom).toBeVisible();
  await storeButton(page).click();
  await expect(guide(page).getByText('Ready. The whole site is stored')).toBeVisible();
});
