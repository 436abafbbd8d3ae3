import { whenIdle } from '#platform';
import { storeLoaded } from './worker-messages.ts';

/** Has the worker store this page and what it has loaded so far. From then on the worker stores what the page loads. */
export function storePage(worker: ServiceWorker): void {
  // What loads just now is in the list when it is there.
  whenIdle(() => {
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
    const own = loaded.filter((url) => url.startsWith(`${location.origin}/`));
    storeLoaded(worker, [location.href, ...own]);
  });
}
