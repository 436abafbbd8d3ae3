import type { Page } from '@playwright/test';

/**
 * Counts the documents that the page shows. Their requests do not tell: a document may have been
 * fetched ahead.
 */
export function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('domcontentloaded', () => {
    loads += 1;
  });
  return () => loads;
}
