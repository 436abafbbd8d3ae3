import { isSavingData, listen } from '#platform';

/**
 * From now on the router follows links: calls back with the path of a page whose code is to be
 * loaded ahead. The browser's own rules go, because Chromium keeps every link that they apply to,
 * with the page around it that the router has replaced.
 */
export function prefetchForRouter(load: (path: string) => void): void {
  stopPrefetching();
  for (const rules of document.querySelectorAll('script[type=speculationrules]')) rules.remove();
  onLinkAhead(load);
}

let stopPrefetching = () => {};

/**
 * Calls back with the path of another page of the site when the visitor points at a link to it, or
 * focuses it: a click is likely then. Returns a function that stops this.
 */
function onLinkAhead(callback: (path: string) => void): () => void {
  const onEvent = ({ target }: Event) => {
    if (isSavingData()) return;
    const link = target instanceof Element ? target.closest('a') : null;
    if (link !== null && link.origin === location.origin && link.pathname !== location.pathname)
      callback(link.pathname);
  };
  const options = { capture: true, passive: true };
  const unlisten = [
    listen(window, 'pointerover', onEvent, options),
    listen(window, 'focusin', onEvent, options),
  ];
  return () => {
    for (const stop of unlisten) stop();
  };
}

/**
 * Fetches a page ahead that a link leads to. Browsers with speculation rules do so by those in each
 * page.
 */
export function prefetchLinks(): void {
  if ('supports' in HTMLScriptElement && HTMLScriptElement.supports('speculationrules')) return;
  const fetched = new Set<string>();
  stopPrefetching = onLinkAhead((path) => {
    if (fetched.has(path)) return;
    fetched.add(path);
    const link = document.createElement('link');
    link.rel = 'prefetch';
    link.href = path;
    document.head.append(link);
  });
}
