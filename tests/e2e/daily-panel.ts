import type { Locator, Page } from '@playwright/test';
import type { DebugState } from '#play';
import { expect, type GamePage } from './game.ts';

/** Noon on the day of course 21. */
export const DAY_21 = '2026-11-21T12:00:00Z';

export const panel = (page: Page) => page.getByRole('region', { name: /^Daily course #/ });
export const fact = (page: Page, words: string | RegExp) =>
  panel(page).getByRole('listitem').filter({ hasText: words });
export const attemptsLeft = (page: Page, left: number) =>
  fact(page, `${left} of 3 ranked attempts left`);
export const playButton = (page: Page): Locator => panel(page).getByRole('button').first();

/** Opens the page with a fixed `Date`; timers and frames keep running. */
export async function openOn(game: GamePage, moment: string): Promise<void> {
  await game.page.clock.setFixedTime(moment);
  await game.open();
}

/** Starts a run with the keyboard; after that it is stepped by hand. */
export async function start(game: GamePage): Promise<void> {
  await expect(game.phase('ready')).toBeVisible();
  await game.manual(true);
  await game.page.keyboard.press('Space');
  await expect(game.phase('running')).toBeVisible();
}

/** Plays the daily course from the panel's button to the crash. */
export async function attempt(game: GamePage): Promise<DebugState> {
  await playButton(game.page).click();
  await start(game);
  return game.idleToCrash();
}
