import type { Page } from '@playwright/test';

/** Two of the page's frames: by then what came before them has been seen, and its own frame is over. */
export async function frames(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}
