import type { Page } from '@playwright/test';

/** Makes the visitor one who saves data, from the next page on: nothing is fetched ahead. */
export async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'connection', { get: () => ({ saveData: true }) });
  });
}
