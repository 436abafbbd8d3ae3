import { setTimeout as wait } from 'node:timers/promises';
import type { DinoDebug } from '#play';
import type { Phase } from '#stage';
import { type Page, PATIENCE_MS } from './browser.ts';

/**
 * Calls a function in the page. It is sent as source text, so it can't use anything from the scope
 * around it.
 */
export function ask<Answer, Question>(
  page: Page,
  question: Question,
  answer: (question: Question) => Answer,
): Promise<Awaited<Answer>> {
  return page.evaluate(`(${answer.toString()})(${JSON.stringify(question)})`);
}

/** Calls a function with the game's debug API, in the same way. */
export function askGame<Answer, Question>(
  page: Page,
  question: Question,
  answer: (debug: DinoDebug, question: Question) => Answer,
): Promise<Awaited<Answer>> {
  return page.evaluate(`(${answer.toString()})(globalThis.dinoDebug, ${JSON.stringify(question)})`);
}

const BETWEEN_LOOKS_MS = 50;

/** @throws Error that names the condition, if it takes too long. */
export async function until(what: string, look: () => Promise<boolean>): Promise<void> {
  const end = performance.now() + PATIENCE_MS;
  while (!(await look())) {
    if (performance.now() > end) throw new Error(`Waited in vain: ${what}.`);
    await wait(BETWEEN_LOOKS_MS);
  }
}

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

export function reach(page: Page, wanted: Phase): Promise<void> {
  return until(`the game is ${wanted}`, async () => (await phase(page)) === wanted);
}
