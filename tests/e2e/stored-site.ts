import { rmSync } from 'node:fs';
import type { BrowserContext, Page, Worker } from '@playwright/test';
import { buildSecond, DeployedSite } from '../tools/deployed-site.ts';
import { expect, test as base } from './game.ts';

/** Tests with a server of their own, which can be switched off and be given a second version. */
export const test = base.extend<{ site: DeployedSite }, { second: string }>({
  // Playwright reads the fixture's dependencies from the destructuring pattern, which has to be there even if it is
  // empty.
  // oxlint-disable-next-line no-empty-pattern
  site: async ({}, use) => {
    const site = await DeployedSite.open();
    await use(site);
    await site.close();
  },
  /** The folder of the second version: built once for all tests that use it, since a build takes long on a busy machine. */
  second: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const folder = await buildSecond();
      await use(folder);
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});

/** Takes the network away: every response now comes from the browser's caches. */
export async function goOffline(page: Page, site: DeployedSite): Promise<void> {
  await site.switchOff();
  await page.context().setOffline(true);
}

/** Waits until the service worker controls this page. */
export async function waitForWorker(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
}

/** The paths of all stored files, in the order in which they were stored. */
export function stored(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const caches = await Promise.all((await globalThis.caches.keys()).map((name) => globalThis.caches.open(name)));
    const requests = await Promise.all(caches.map((cache) => cache.keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
}

/** Waits until the whole site is stored. */
export async function waitForAll(page: Page): Promise<void> {
  await expect.poll(() => stored(page)).toContain('/stored-completely');
}

/** Visits the site for the second time, which makes the worker store all of it. */
export async function visitTwice(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await waitForWorker(page);
  await page.goto(address);
  await waitForAll(page);
}

/** Deploys the second version, and makes this page look for it. Returns the new service worker. */
export async function deploySecond(
  context: BrowserContext,
  page: Page,
  site: DeployedSite,
  second: string,
): Promise<Worker> {
  // The browser also looks for updates by itself, so the update may already be there.
  const coming = context.waitForEvent('serviceworker');
  site.update(second);
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  return coming;
}
