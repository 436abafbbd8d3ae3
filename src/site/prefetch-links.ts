import { isSavingData, listen } from '#platform';

/**
 * For use once the router follows links: calls back with a path when the visitor points at its link
 * or focuses it. Removes the browser's own rules, because Chromium keeps every link that they apply
 * to in memory, along with the page that the router has replaced.
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
