import {
  importTwice,
  isMissingChunk,
  listen,
  LocalStorageItem,
  watchMissingChunks,
  workUnderWay,
} from '#platform';

/**
 * After a new deployment the chunks that an open page refers to are gone; a reload gets the page
 * with the new names. It is tried once for each page and deployment, which session storage
 * remembers. Where that fails there is no reload, which could repeat forever.
 */
const lastReload = new LocalStorageItem('dino-reloaded', () => globalThis.sessionStorage);

/** A navigation to another document is done, or was cancelled, after this time, ms. */
const NAVIGATION_MS = 10_000;

let reloading = false;
/** When the last navigation away from this document began, on the clock of performance.now(). */
let navigationAt = Number.NEGATIVE_INFINITY;

/**
 * Notes which chunks failed to load, and when the page is left. Call it before the first lazy
 * import.
 */
export function watchChunks(): void {
  watchMissingChunks();
  listen(window, 'beforeunload', () => {
    navigationAt = performance.now();
  });
}

/**
 * Reloads the page if the error is that of a chunk, once. While a run is under way the reload waits
 * for its end. Returns whether a reload is under way or waits.
 */
export function reloadOnce(error: unknown): boolean {
  if (reloading) return true;
  if (!isMissingChunk(error)) return false;
  // Offline, a reload could end in the browser's own error page.
  if (!navigator.onLine) return false;
  // Firefox cancels a page's requests as soon as it is left, which looks like a failed chunk. A
  // reload would cancel the navigation.
  if (performance.now() - navigationAt < NAVIGATION_MS) setTimeout(reloadAfterWork, NAVIGATION_MS);
  else if (recordReload()) reloadAfterWork();
  else return false;
  reloading = true;
  return true;
}

/**
 * The result of an import; a chunk that is missing twice reloads the page where {@link reloadOnce}
 * does.
 * @throws what the import throws, if there is no reload.
 */
export async function loadOrReload<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await importTwice(load);
  } catch (error) {
    // Nothing is shown in its place, because the page is about to go.
    if (reloadOnce(error)) await new Promise(() => undefined);
    throw error;
  }
}

/**
 * Returns false if this page of this deployment was reloaded before, or if that cannot be stored.
 */
function recordReload(): boolean {
  // The script's address contains a hash, which differs between deployments.
  const page = `${import.meta.url} ${location.pathname}`;
  return lastReload.read() !== page && lastReload.write(page);
}

/**
 * Reloads the page when nothing is under way on it that would be lost: at once, or at the end of a
 * run.
 */
export function reloadAfterWork(): void {
  if (!workUnderWay.get()) {
    location.reload();
    return;
  }
  const unsubscribe = workUnderWay.subscribe(() => {
    unsubscribe();
    location.reload();
  });
}
