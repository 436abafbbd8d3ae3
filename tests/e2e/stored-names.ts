import type { Page } from '@playwright/test';

/**
 * Names of the items in local and session storage, sorted. A journal's entry counts as the item it
 * belongs to.
 */
export async function storedNames(page: Page): Promise<string[]> {
  const keys = await page.evaluate(() => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
  ]);
  return [...new Set(keys.map((key) => key.replace(/\..*/, '')))].toSorted();
}
