import type { CDPSession, Page } from '@playwright/test';

/** Text pages that every page links to. */
const TEXT_PAGES = ['/history', '/faq', '/privacy-policy'] as const;

/** How a visitor goes from page to page. */
export interface Hops {
  readonly count: number;
  /**
   * Time between two hops, ms. Less than a render takes makes the router discard renders that it
   * has begun.
   */
  readonly ms: number;
  /** Starts a run on each page with the game, and leaves it after `ms`. */
  readonly plays?: boolean;
}

/**
 * Goes from the home page to a text page and back by links that the router handles, and ends on the
 * home page.
 * @param hops an even count.
 */
export function hop(page: Page, { count, ms, plays = false }: Hops): Promise<void> {
  return page.evaluate(
    async ([hops, pause, isPlayed, textPages]) => {
      const key = { code: 'Space', key: ' ', bubbles: true, cancelable: true };
      for (let i = 0; i < hops; i++) {
        const path = i % 2 === 0 ? (textPages[(i / 2) % textPages.length] ?? '/') : '/';
        document.querySelector<HTMLAnchorElement>(`#root a[href="${path}"]`)?.click();
        await new Promise((resolve) => setTimeout(resolve, pause));
        if (!isPlayed || path !== '/') continue;
        document.body.dispatchEvent(new KeyboardEvent('keydown', key));
        document.body.dispatchEvent(new KeyboardEvent('keyup', key));
        await new Promise((resolve) => setTimeout(resolve, pause));
      }
      // The last page may still be rendering.
      while (document.querySelector('[role=application] canvas') === null)
        await new Promise((resolve) => setTimeout(resolve, 50));
    },
    [count, ms, plays, TEXT_PAGES] as const,
  );
}

/** What is left in a page after garbage collection. */
export interface PageCounts {
  /** DOM nodes, detached ones included. */
  readonly nodes: number;
  readonly listeners: number;
}

/** Collects garbage, then counts. @param session needs the domain Performance enabled. */
export async function countNodes(session: CDPSession): Promise<PageCounts> {
  // What the first collection frees lets the second free more.
  for (let i = 0; i < 3; i++) await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const metric = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? NaN;
  return { nodes: metric('Nodes'), listeners: metric('JSEventListeners') };
}
