import { listen } from './listen.ts';
import { LocalStorageItem } from './local-storage-item.ts';
import { withTimeout } from './with-timeout.ts';

const CHUNK_FOLDER_URL = import.meta.url.slice(0, import.meta.url.lastIndexOf('/') + 1);

/** After this time a navigation to another document is done or was cancelled, ms. */
const NAVIGATION_MS = 10_000;

/**
 * Each page reloads by itself once per deployment. Without storage it doesn't, as that could repeat
 * forever.
 */
const lastReload = new LocalStorageItem('dino-reloaded', () => globalThis.sessionStorage);

const failures = new WeakSet<object>();
let refetched: Promise<boolean> = Promise.resolve(false);
/** On the clock of performance.now(). */
let navigationAt = Number.NEGATIVE_INFINITY;
let isAskedFor = false;
let isReloading = false;
let showReload: () => void = () => undefined;

/**
 * Collects the errors that Vite reports for chunks that failed to load. Call this before the first
 * lazy import.
 * @param onReload called just before the page reloads for a missing chunk.
 */
export function watchMissingChunks(onReload: () => void): void {
  showReload = onReload;
  listen(window, 'vite:preloadError', ({ payload }) => {
    failures.add(payload);
    refetched = withTimeout(refetch()).catch(() => false);
  });
  listen(window, 'beforeunload', () => {
    navigationAt = performance.now();
  });
}

/**
 * If a chunk fails to load, waits until it has been fetched again, past the cache, and imports it
 * once more. Chromium before 156 never asks for it again, so there this fails again.
 */
export async function importWithRetry<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    if (!isMissingChunk(error)) throw error;
    await refetched;
    return load();
  }
}

/**
 * As {@link importWithRetry}, and reloads the page if that fails.
 * @throws the import's error if there is no reload.
 */
export async function importOrReload<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await importWithRetry(load);
  } catch (error) {
    // Never resolve, because the page is about to go.
    if (await reloadFor(error)) await new Promise(() => undefined);
    throw error;
  }
}

/** Reloads the page at once if the error is a missing chunk. Returns whether it does. */
export async function reloadFor(error: unknown): Promise<boolean> {
  // Without the server's answer, a reload could end in an error page.
  if (!isMissingChunk(error) || !(await refetched)) return false;
  if (isReloading) return true;
  // Firefox cancels a page's requests as soon as it is left, which looks like a failed chunk. A
  // reload would cancel the navigation.
  if (performance.now() - navigationAt < NAVIGATION_MS) return false;
  if (!recordReload() && !isAskedFor) return false;
  isReloading = true;
  showReload();
  location.reload();
  return true;
}

/** Call it when the visitor asks to try again: the page may then reload once more. */
export function allowReload(): void {
  isAskedFor = true;
}

function isMissingChunk(error: unknown): boolean {
  return error instanceof Error && failures.has(error);
}

/** Returns false if this page and deployment has reloaded before, or if that can't be stored. */
function recordReload(): boolean {
  // The script's address contains a hash, which differs between deployments.
  const page = `${import.meta.url} ${location.pathname}`;
  return lastReload.read() !== page && lastReload.write(page);
}

/**
 * Some hosts send `immutable` for everything in the folder of chunks, even for 404s. A browser that
 * asked during a deployment may have cached such a 404.
 * @returns whether the server answered everything, also the page itself, and works.
 */
async function refetch(): Promise<boolean> {
  const missing = performance
    .getEntriesByType('resource')
    // If the browser doesn't know the status, fetch all of them.
    .filter((entry) => !('responseStatus' in entry && entry.responseStatus === 200))
    .map(({ name }) => name)
    .filter((name) => name.startsWith(CHUNK_FOLDER_URL));
  const fetching = [location.href, ...missing].map((url) => fetch(url, { cache: 'reload' }));
  const results = await Promise.allSettled(fetching);
  return results.every((result) => result.status === 'fulfilled' && result.value.status < 500);
}
