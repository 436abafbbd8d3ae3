import type { Locator, Page } from '@playwright/test';
import { expect, type GamePage } from './game.ts';

export const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Settings' });

export async function openSettings({ page }: GamePage): Promise<Locator> {
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  await expect(dialogOf(page)).toBeVisible();
  return dialogOf(page);
}

export async function closeSettings(page: Page): Promise<void> {
  await dialogOf(page).getByRole('button', { name: 'Close' }).click();
  await expect(dialogOf(page)).toHaveCount(0);
}

/** Replaces the action's first key. */
export async function giveKey(page: Page, action: string, key: string): Promise<void> {
  const row = dialogOf(page).getByRole('listitem', { name: action });
  await row.getByRole('button').first().click();
  await expect(row).toContainText('Press a key…');
  await page.keyboard.press(key);
}

export const kept = (page: Page, key: string) =>
  page.evaluate((name) => localStorage.getItem(name), key);
