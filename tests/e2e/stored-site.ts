import { rmSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { DeployedSite } from '../tools/deployed-site.ts';
import { makeSecondVersion } from '../tools/second-version.ts';
import { expect, test as base } from './game.ts';

/** A server for each test, which it can switch off or update to a second version. */
export const test = base.extend<{ site: DeployedSite }, { second: string }>({
  // Playwright reads the fixture's dependencies from the destructuring pattern, which has to be
  // there even if it is empty.
  // oxlint-disable-next-line no-empty-pattern
  site: async ({}, use) => {
    const site = await DeployedSite.open();
    await use(site);
    await site.close();
  },
  second: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const folder = makeSecondVersion();
      await use(folder);
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
});

/** From here on every response comes from the browser's caches. */
export async function goOffline(page: Page, site: DeployedSite): Promise<void> {
  await site.switchOff();
  await page.context().setOffline(true);
}

/** The service worker controls the page once the whole site is stored. */
export async function waitForWorker(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state))
    .toBe('activated');
}

export function stored(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const caches = await Promise.all(
      (await globalThis.caches.keys()).map((name) => globalThis.caches.open(name)),
    );
    const requests = await Promise.all(caches.map((cache) => cache.keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
}

export async function visitAgain(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.evaluate(() => localStorage.setItem('dino-high-score', '1'));
  await page.goto(address);
}

export async function storeAll(page: Page, address: string): Promise<void> {
  await visitAgain(page, address);
  await waitForWorker(page);
}

export const waiting = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.ready).waiting?.state ?? 'none');

/** Deploys the second version, and waits until its worker is waiting. */
export async function deploySecond(page: Page, site: DeployedSite, second: string): Promise<void> {
  site.update(second);
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await expect.poll(() => waiting(page)).toBe('installed');
}
