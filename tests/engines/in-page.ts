import { setTimeout as wait } from 'node:timers/promises';
import type { DinoDebug } from '#play';
import { type Page, PATIENCE_MS } from './browser.ts';

/**
 * Calls a function in the page. It is sent as source text, so it cannot use anything from the scope
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

/**
 * Polls until the condition holds.
 * @throws Error that names the condition, when it takes too long.
 */
export async function until(what: string, look: () => Promise<boolean>): Promise<void> {
  const end = performance.now() + PATIENCE_MS;
  while (!(await look())) {
    if (performance.now() > end) throw new Error(`Waited in vain: ${what}.`);
    await wait(BETWEEN_LOOKS_MS);
  }
}
