import type { Page } from '@playwright/test';

/**
 * The names of the items in local and session storage, sorted. An entry of a journal counts as its
 * item, after which it is named.
 */
export async function storedNames(page: Page): Promise<string[]> {
  const keys = await page.evaluate(() => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
  ]);
  return [...new Set(keys.map((key) => key.replace(/\..*/, '')))].toSorted();
}
