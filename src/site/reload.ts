import {
  importWithRetry,
  isMissingChunkError,
  listen,
  LocalStorageItem,
  watchMissingChunks,
  workUnderWay,
} from '#platform';

/**
 * After a new deployment an open page's chunks are gone; a reload gets the new names. We reload
 * once per page and deployment. Without storage we don't, as that could repeat forever.
 */
const lastReload = new LocalStorageItem('dino-reloaded', () => globalThis.sessionStorage);

/** After this time a navigation to another document is done or was cancelled, ms. */
const NAVIGATION_MS = 10_000;

let reloading = false;
/** On the clock of performance.now(). */
let navigationAt = Number.NEGATIVE_INFINITY;

/** Call it before the first lazy import. */
export function watchChunks(): void {
  watchMissingChunks();
  listen(window, 'beforeunload', () => {
    navigationAt = performance.now();
  });
}

/**
 * Reloads the page once if the error is a missing chunk, after the run if there is one. Returns
 * whether a reload is under way or waiting.
 */
export function reloadOnce(error: unknown): boolean {
  if (reloading) return true;
  if (!isMissingChunkError(error)) return false;
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
 * Reloads the page if a chunk is missing twice and {@link reloadOnce} agrees.
 * @throws the import's error if there is no reload.
 */
export async function loadOrReload<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await importWithRetry(load);
  } catch (error) {
    // Never resolve, because the page is about to go.
    if (reloadOnce(error)) await new Promise(() => undefined);
    throw error;
  }
}

/** Returns false if this page and deployment has reloaded before, or if that can't be stored. */
function recordReload(): boolean {
  // The script's address contains a hash, which differs between deployments.
  const page = `${import.meta.url} ${location.pathname}`;
  return lastReload.read() !== page && lastReload.write(page);
}

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
