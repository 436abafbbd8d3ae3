import type { Page } from '@playwright/test';

/** The tags that say something about the page, sorted. */
export function headTags(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // Preloads and the styles of lazy chunks say nothing about the page.
    const tags = document.querySelectorAll(
      'head > :is(title, meta, link):not([rel=modulepreload], [rel=stylesheet], [name=game-files]), script[type="application/ld+json"]',
    );
    const describe = ({ tagName, attributes, textContent }: Element) => {
      const pairs = [...attributes].map(({ name, value }) => `${name}="${value}"`).sort();
      return [tagName.toLowerCase(), ...pairs, textContent].join(' ');
    };
    return [...tags].map(describe).sort();
  });
}
