import { listen } from '#platform';

/** Calls back with the path of another page of the site when the visitor points at a link to it, or focuses it: a click is likely then. */
export function onLinkAhead(callback: (path: string) => void): void {
  const onEvent = ({ target }: Event) => {
    if (navigator.connection?.saveData === true) return;
    const link = target instanceof Element ? target.closest('a') : null;
    if (link !== null && link.origin === location.origin && link.pathname !== location.pathname)
      callback(link.pathname);
  };
  const options = { capture: true, passive: true };
  listen(window, 'pointerover', onEvent, options);
  listen(window, 'focusin', onEvent, options);
}

/** Fetches a page ahead that a link leads to. Browsers with speculation rules do so by those in each page. */
export function prefetchLinks(): void {
  if ('supports' in HTMLScriptElement && HTMLScriptElement.supports('speculationrules')) return;
  const fetched = new Set<string>();
  onLinkAhead((path) => {
    if (fetched.has(path)) return;
    fetched.add(path);
    const link = document.createElement('link');
    link.rel = 'prefetch';
    link.href = path;
    document.head.append(link);
  });
}
