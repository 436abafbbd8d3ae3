import { setTimeout as wait } from 'node:timers/promises';
import type { DinoDebug } from '#play';
import { type Page, PATIENCE_MS } from './browser.ts';

/** Asks the page something. Only text crosses into it, so the little function goes as its source and knows nothing around it. */
export function ask<Answer, Question>(
  page: Page,
  question: Question,
  answer: (question: Question) => Answer,
): Promise<Awaited<Answer>> {
  return page.evaluate(`(${answer.toString()})(${JSON.stringify(question)})`);
}

/** Asks the game's debug API something, in the same way. */
export function askGame<Answer, Question>(
  page: Page,
  question: Question,
  answer: (debug: DinoDebug, question: Question) => Answer,
): Promise<Awaited<Answer>> {
  return page.evaluate(`(${answer.toString()})(globalThis.dinoDebug, ${JSON.stringify(question)})`);
}

const BETWEEN_LOOKS_MS = 50;

/**
 * Looks again and again until it is so.
 * @throws Error, which says what did not come, when it takes too long.
 */
export async function until(what: string, look: () => Promise<boolean>): Promise<void> {
  const end = performance.now() + PATIENCE_MS;
  while (!(await look())) {
    if (performance.now() > end) throw new Error(`Waited in vain: ${what}.`);
    await wait(BETWEEN_LOOKS_MS);
  }
}
