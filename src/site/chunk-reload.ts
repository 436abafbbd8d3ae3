/**
 * A chunk that is gone after a new deployment is there again, under a new name, for a page loaded anew. One reload is
 * tried for a page of a deployment, so nothing goes in circles, and none where that could not be remembered.
 */
const STORE_KEY = 'dino-reloaded';

/** Whoever has set out for another page is there after this time, ms, or stays. */
const LEAVING_MS = 10_000;

const failures = new WeakSet<object>();
let reloading = false;
/** When the visitor last set out for another page, ms of the page's clock. */
let leftAt = Number.NEGATIVE_INFINITY;

/** Hears from Vite which errors are those of chunks. Call it before anything is imported lazily. */
export function watchChunks(): void {
  addEventListener('vite:preloadError', ({ payload }) => failures.add(payload));
  addEventListener('beforeunload', () => {
    leftAt = performance.now();
  });
}

/** Whether the page is on its way out, to be loaded anew: so it is when this error is that of a chunk, once. */
export function reloadOnce(error: unknown): boolean {
  if (reloading) return true;
  if (!(error instanceof Error) || !failures.has(error)) return false;
  // Without a network, the browser's own error page would be all there is.
  if (!navigator.onLine) return false;
  // Firefox gives up what a page still waits for as soon as it is left, and a reload would call its visitor back.
  if (performance.now() - leftAt < LEAVING_MS) setTimeout(() => location.reload(), LEAVING_MS);
  else if (remember()) location.reload();
  else return false;
  reloading = true;
  return true;
}

/** Whether it is news that this page of this deployment is reloaded, and will be remembered. */
function remember(): boolean {
  // The script's own address has a hash, of another deployment another one.
  const page = `${import.meta.url} ${location.pathname}`;
  try {
    if (sessionStorage.getItem(STORE_KEY) === page) return false;
    sessionStorage.setItem(STORE_KEY, page);
    return true;
  } catch {
    return false;
  }
}

/** Leaves no note of a reload behind. */
export function clearReloadRecord(): void {
  try {
    sessionStorage.removeItem(STORE_KEY);
  } catch {
    // Then there is none.
  }
}
