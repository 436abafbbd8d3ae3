import type { Browser, Page } from '@playwright/test';

/** @param scale device pixels of a CSS px. */
export function newPage(browser: Browser, scale: number): Promise<Page> {
  return browser.newPage({
    viewport: { width: 1280, height: 800 },
    deviceScaleFactor: scale,
    // A service worker would fetch the whole site meanwhile.
    serviceWorkers: 'block',
  });
}
