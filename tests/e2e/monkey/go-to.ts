import type { Page } from '@playwright/test';

/** Playwright's messages when the page navigates at the same moment. */
const COLLIDED = /interrupted by another navigation|ERR_ABORTED/;

/**
 * Opens a page, whatever the page before it is about to do. While a followed link commits, Chromium
 * may drop this navigation silently, and `page.goto` would wait for ever. So any load ends the
 * wait, and if it is another page, this one is requested again.
 */
export async function goTo(page: Page, path: string): Promise<void> {
  do {
    const loaded = nextLoad(page);
    const opened = page.goto(path).catch((error: unknown) => {
      if (!COLLIDED.test(String(error))) throw error;
    });
    await Promise.race([loaded, opened]);
  } while (!page.url().endsWith(path));
}

function nextLoad(page: Page): Promise<void> {
  return new Promise((resolve) => {
    page.once('load', () => resolve());
  });
}
