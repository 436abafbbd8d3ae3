/**
 * A chunk that is gone after a new deployment is there again, under a new name, for a page loaded anew. One reload is
 * tried for a page of a deployment, so nothing goes in circles, and none where that could not be remembered.
 */
const STORE_KEY = 'dino-reloaded';

const failures = new WeakSet<object>();
let reloading = false;

/** Hears from Vite which errors are those of chunks. Call it before anything is imported lazily. */
export function watchChunks(): void {
  addEventListener('vite:preloadError', ({ payload }) => failures.add(payload));
}

/** Whether the page is on its way out, to be loaded anew: so it is when this error is that of a chunk, once. */
export function reloadOnce(error: unknown): boolean {
  if (reloading) return true;
  if (!(error instanceof Error) || !failures.has(error)) return false;
  // Without a network, the browser's own error page would be all there is.
  if (!navigator.onLine || !remember()) return false;
  reloading = true;
  location.reload();
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
export function forgetReload(): void {
  try {
    sessionStorage.removeItem(STORE_KEY);
  } catch {
    // Then there is none.
  }
}
