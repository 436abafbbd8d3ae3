import type { CDPSession, Page } from '@playwright/test';

/** Every page links to these. */
const TEXT_PAGES = ['/history', '/faq', '/privacy-policy'] as const;

/** How a visitor goes from page to page. */
export interface Hops {
  readonly count: number;
  /** Between two hops, ms. If a render takes longer, the router discards it. */
  readonly ms: number;
}

/**
 * Goes from the home page to a text page and back by links of the router.
 * @param hops an even count.
 */
export function hop(page: Page, { count, ms }: Hops): Promise<void> {
  return page.evaluate(
    async ([hops, pause, textPages]) => {
      for (let i = 0; i < hops; i++) {
        const path = i % 2 === 0 ? (textPages[(i / 2) % textPages.length] ?? '/') : '/';
        document.querySelector<HTMLAnchorElement>(`#root a[href="${path}"]`)?.click();
        await new Promise((resolve) => setTimeout(resolve, pause));
      }
      // The last page may still be rendering.
      while (document.querySelector('[role=application] canvas') === null)
        await new Promise((resolve) => setTimeout(resolve, 50));
    },
    [count, ms, TEXT_PAGES] as const,
  );
}

export interface PageCounts {
  /** Includes detached DOM nodes. */
  readonly nodes: number;
  readonly listeners: number;
}

/** Collects garbage first. @param session needs the domain Performance enabled. */
export async function countNodes(session: CDPSession): Promise<PageCounts> {
  // Each collection lets the next one free more.
  for (let i = 0; i < 3; i++) await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const metric = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? NaN;
  return { nodes: metric('Nodes'), listeners: metric('JSEventListeners') };
}
