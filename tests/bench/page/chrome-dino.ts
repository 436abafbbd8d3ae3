import type { Page } from '@playwright/test';
import { type GameUnderTest, jump } from './game-under-test.ts';

/** @throws Error where this browser has no such page. */
export async function openChromeDino(page: Page): Promise<GameUnderTest> {
  // It is an error page, so that navigating to it always rejects.
  await page.goto('chrome://dino').catch(() => undefined);
  await page.locator('canvas').first().waitFor({ timeout: 5000 });
  // Jumps continuously, and restarts after each crash; nothing is drawn in between, so nothing is counted.
  const play = () => jump(page);
  return { rewind: async () => undefined, play, idle: play, pauses: true };
}
