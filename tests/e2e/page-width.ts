import type { Page } from '@playwright/test';
import { expect, SOON } from './game.ts';

/** Polls, since a page may be wider than the window for a moment. */
export async function expectNoSidewaysScroll(page: Page, message: string): Promise<void> {
  const surplus = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  await expect
    .poll(surplus, { message: `px that ${message} is wider than the window`, intervals: SOON })
    .toBe(0);
}
