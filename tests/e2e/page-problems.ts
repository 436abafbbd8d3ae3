import axe, { type AxeResults } from 'axe-core';
import type { Page } from '@playwright/test';

/** What axe finds wrong with the page as it is. */
export async function accessibilityProblems(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  // Axe checks the size of targets (WCAG 2.5.8) only if asked.
  const options = { resultTypes: ['violations'], rules: { 'target-size': { enabled: true } } };
  const { violations } = await page.evaluate<AxeResults>(
    `axe.run(document, ${JSON.stringify(options)})`,
  );
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html }) => `${id}: ${help}: ${html}`),
  );
}

/** Messages of Playwright (see playwright.config.ts) and of the graphics driver. */
const NOT_OURS = /Service Worker registration blocked by Playwright|GL Driver Message/;

/** Collects what the page reports: errors, warnings, and policies that it violates. */
export function collectMessages(page: Page): string[] {
  const messages: string[] = [];
  page.on('console', (message) => {
    const isTrouble = ['error', 'warning'].includes(message.type());
    if ((isTrouble || /policy/i.test(message.text())) && !NOT_OURS.test(message.text()))
      messages.push(message.text());
  });
  page.on('pageerror', ({ message }) => messages.push(message));
  return messages;
}
