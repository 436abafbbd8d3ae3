import type { Page } from '@playwright/test';
import { expect } from './game.ts';

/** Waits until React has taken over the whole page that the server has sent: its mark is on what it looks after. */
export async function hydrated(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(() =>
        [...document.querySelectorAll('h1, h2')].every((element) =>
          Object.keys(element).some((key) => key.startsWith('__react')),
        ),
      ),
    )
    .toBe(true);
}
