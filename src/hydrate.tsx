import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { prefetchForRouter } from '#site';
import { loadPage, SiteRoutes } from './routes.tsx';

/**
 * Makes the prerendered page one of React's. From then on the router shows the pages.
 * @param root the element with the prerendered markup.
 * @throws what loading the page's code throws; the page stays as it was served then.
 */
export async function hydrate(root: HTMLElement): Promise<void> {
  await loadPage(location.pathname);
  // In a transition React works in slices, between which the browser answers the visitor.
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
    // If it does not load now, the click on the link tries again, and says what is wrong.
    loadPage(path).catch(() => undefined);
  });
}

/**
 * React has rendered the part anew, or shows that it did not load: nothing for the page's handlers
 * of uncaught errors.
 */
function report(error: unknown): void {
  const cause = error instanceof Error ? error.cause : undefined;
  console.error('A part of the page could not take over its prerendered markup.', cause ?? error);
}
