import { listen } from '#platform';

/** From now on other pages are loaded from the new version: the router would render them with the parts of this one. */
export function navigateFully(): void {
  listen(window, 'click', leaveToBrowser, { capture: true });
  const { pathname } = location;
  // Back and forward between pages that the router has shown.
  listen(window, 'popstate', () => {
    if (location.pathname !== pathname) location.reload();
  });
}

/** Keeps a click on a link to another page from the router, so that the browser follows the link. */
function leaveToBrowser(event: MouseEvent): void {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  if (!(event.target instanceof Element)) return;
  const link = event.target.closest<HTMLAnchorElement>('a[href]');
  if (link === null || link.target !== '' || link.hasAttribute('download')) return;
  const isOtherPage = link.origin === location.origin && link.pathname !== location.pathname;
  if (isOtherPage) event.stopImmediatePropagation();
}
