import type { Page } from '@playwright/test';

/**
 * Waits for two frames: the first may already have begun, so only the second surely shows all
 * earlier changes.
 */
export async function frames(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}
