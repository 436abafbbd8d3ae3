import type { Page } from '@playwright/test';

/** Counts documents by their load. Requests wouldn't do: a document may have been prefetched. */
export function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('domcontentloaded', () => {
    loads += 1;
  });
  return () => loads;
}
