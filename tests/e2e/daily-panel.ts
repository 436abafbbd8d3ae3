import type { Locator, Page } from '@playwright/test';
import { expect, type GamePage } from './game.ts';

export const DAY_21 = '2026-11-21T12:00:00Z';

/** Hidden during a run. */
const opener = (page: Page) => page.locator('[data-part=courses] button', { hasText: 'Daily' });

export async function expectAttemptsLeft(page: Page, left: number): Promise<void> {
  await expect(opener(page)).toContainText(`${left} left`);
}

export async function openDaily(page: Page): Promise<Locator> {
  await opener(page).click();
  const dialog = page.getByRole('dialog', { name: /^Daily course #/ });
  await expect(dialog).toBeVisible();
  return dialog;
}

export async function expectFacts(
  page: Page,
  facts: Readonly<Record<string, boolean>>,
): Promise<void> {
  const list = (await openDaily(page)).getByRole('list');
  for (const [words, isThere] of Object.entries(facts)) {
    if (isThere) await expect(list).toContainText(words);
    else await expect(list).not.toContainText(words);
  }
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

export async function choose(page: Page): Promise<void> {
  const dialog = await openDaily(page);
  await dialog.getByRole('button', { name: /^Play/ }).first().click();
  await expect(dialog).toHaveCount(0);
}

export async function start(game: GamePage): Promise<void> {
  await expect(game.phase('ready')).toBeVisible();
  await game.manual(true);
  await game.page.keyboard.press('Space');
  await expect(game.phase('running')).toBeVisible();
}
