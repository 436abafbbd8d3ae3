import type { Page } from '@playwright/test';
import { expect, SOON } from './game.ts';
import { isHydrated } from './is-hydrated.ts';

/** Waits until React has hydrated the whole page. */
export async function hydrated(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(isHydrated), { intervals: SOON }).toBe(true);
}
