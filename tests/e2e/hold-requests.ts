import type { Page } from '@playwright/test';

/** Holds the page's requests for these files until `release`; `asked` resolves at the first. */
export async function holdRequests(page: Page, url: string | RegExp) {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  let onAsked: () => void = () => undefined;
  const asked = new Promise<void>((resolve) => (onAsked = resolve));
  await page.route(url, async (route) => {
    onAsked();
    await held;
    await route.continue();
  });
  return { release, asked };
}
