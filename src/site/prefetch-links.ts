import { isSavingData, listen } from '#platform';

/**
 * From now on the router follows links: calls back with the path of another page when the visitor
 * points at a link to it, or focuses it, so that its code is loaded ahead of a likely click. The
 * browser's own rules go, because Chromium keeps every link that they apply to, with the page
 * around it that the router has replaced.
 */
export function prefetchForRouter(load: (path: string) => void): void {
  for (const rules of document.querySelectorAll('script[type=speculationrules]')) rules.remove();
  const onEvent = ({ target }: Event) => {
    if (isSavingData()) return;
    const link = target instanceof Element ? target.closest('a') : null;
    if (link !== null && link.origin === location.origin && link.pathname !== location.pathname)
      load(link.pathname);
  };
  const options = { capture: true, passive: true };
  listen(window, 'pointerover', onEvent, options);
  listen(window, 'focusin', onEvent, options);
}
