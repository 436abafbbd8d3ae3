import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { prefetchForRouter } from '#site';
import { loadPage, SiteRoutes } from './routes.tsx';

/**
 * Makes the prerendered page interactive. From then on the router shows the pages.
 * @param root the element with the prerendered markup.
 * @throws what loading the page's code throws; the page then stays as served.
 */
export async function hydrate(root: HTMLElement): Promise<void> {
  await loadPage(location.pathname);
  // In a transition React works in slices, and the browser can answer the visitor in between.
  startTransition(() => {
    hydrateRoot(
      root,
      <StrictMode>
        <BrowserRouter>
          <SiteRoutes />
        </BrowserRouter>
      </StrictMode>,
      { onRecoverableError: report },
    );
  });
  prefetchForRouter((path) => {
    // A click on the link tries again and reports the error.
    loadPage(path).catch(() => undefined);
  });
}

/**
 * React has recovered by rendering the part again, or shows that it did not load. Don't pass it to
 * the page's handlers of uncaught errors.
 */
function report(error: unknown): void {
  const cause = error instanceof Error ? error.cause : undefined;
  console.error('A part of the page could not take over its prerendered markup.', cause ?? error);
}
