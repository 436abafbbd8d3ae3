import { listen } from './listen.ts';
import { withTimeout } from './with-timeout.ts';

const CHUNK_FOLDER_URL = import.meta.url.slice(0, import.meta.url.lastIndexOf('/') + 1);

const failures = new WeakSet<object>();
let pendingRefetch: Promise<unknown> = Promise.resolve();

/**
 * Collects the errors that Vite reports for chunks that failed to load. Call this before the first
 * lazy import.
 */
export function watchMissingChunks(): void {
  listen(window, 'vite:preloadError', ({ payload }) => {
    failures.add(payload);
    pendingRefetch = withTimeout(refetch()).catch(() => undefined);
  });
}

export function isMissingChunkError(error: unknown): boolean {
  return error instanceof Error && failures.has(error);
}

/**
 * If a chunk fails to load, waits until it has been fetched again, past the cache, and imports it
 * once more.
 */
export async function importWithRetry<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    if (!isMissingChunkError(error)) throw error;
    await pendingRefetch;
    return load();
  }
}

/**
 * Some hosts send `immutable` for everything in the folder of chunks, even for 404s. A browser that
 * asked during a deployment may have cached such a 404.
 */
function refetch(): Promise<unknown> {
  const missing = performance
    .getEntriesByType('resource')
    // If the browser doesn't know the status, fetch all of them.
    .filter((entry) => !('responseStatus' in entry && entry.responseStatus === 200))
    .filter(({ name }) => name.startsWith(CHUNK_FOLDER_URL));
  return Promise.allSettled(missing.map(({ name }) => fetch(name, { cache: 'reload' })));
}
