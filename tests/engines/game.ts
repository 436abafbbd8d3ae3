import type { Phase } from '#stage';
import type { Page } from './browser.ts';
import { ask, until } from './in-page.ts';

/** Moves the pointer until the game is open on this page. */
export async function openGame(page: Page): Promise<void> {
  let moves = 0;
  await until('the stage is open', async () => {
    moves += 1;
    await page.movePointer(1 + (moves % 2), 1);
    return ask(page, null, () => document.querySelector('[role=application] canvas') !== null);
  });
  await reach(page, 'ready');
}

export function phase(page: Page): Promise<string | null> {
  return ask(
    page,
    null,
    () => document.querySelector('[role=application]')?.getAttribute('data-phase') ?? null,
  );
}

/** Waits until the game is in this phase. */
export function reach(page: Page, wanted: Phase): Promise<void> {
  return until(`the game is ${wanted}`, async () => (await phase(page)) === wanted);
}
