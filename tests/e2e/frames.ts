import type { Page } from '@playwright/test';

/**
 * Waits for two of the page's frames: the first may already have begun, and the second has drawn
 * all earlier changes.
 */
export async function frames(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}
