import type { Page } from '@playwright/test';
import { expect } from './game.ts';
import { isHydrated } from './is-hydrated.ts';

/** Waits until React has taken over the whole page that the server has sent. */
export async function hydrated(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(isHydrated)).toBe(true);
}
