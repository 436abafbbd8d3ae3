import type { Page } from '@playwright/test';

/** Sets the browser's data saver from the next page on, so that nothing is prefetched. */
export async function turnOnSaveData(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'connection', { get: () => ({ saveData: true }) });
  });
}
