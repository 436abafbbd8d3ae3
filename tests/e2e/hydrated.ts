import type { Page } from '@playwright/test';
import { expect, SOON } from './game.ts';
import { isHydrated } from './is-hydrated.ts';

/**
 * Touches the page until React has hydrated all of it. A single touch could come before the page's
 * script listens.
 */
export async function hydrated(page: Page): Promise<void> {
  await expect
    .poll(
      async () => {
        await page.keyboard.press('Control');
        return page.evaluate(isHydrated);
      },
      { intervals: SOON },
    )
    .toBe(true);
}
