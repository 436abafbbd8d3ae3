import { listen } from './listen.ts';
import { withTimeout } from './with-timeout.ts';

const FOLDER = import.meta.url.slice(0, import.meta.url.lastIndexOf('/') + 1);

const failures = new WeakSet<object>();
let refetched: Promise<unknown> = Promise.resolve();

/**
 * Collects the errors that Vite reports for chunks that failed to load. Call this before the first
 * lazy import.
 */
export function watchMissingChunks(): void {
  listen(window, 'vite:preloadError', ({ payload }) => {
    failures.add(payload);
    refetched = withTimeout(refetch()).catch(() => undefined);
  });
}

export function isMissingChunk(error: unknown): boolean {
  return error instanceof Error && failures.has(error);
}

/** If a chunk fails, fetches it past the cache and imports it once more. */
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
 * A host that marks the chunks' folder as immutable marks its 404s too. A browser may have cached
 * one in the minute of a deployment.
 */
function refetch(): Promise<unknown> {
  const missing = performance
    .getEntriesByType('resource')
    // If the browser doesn't know the status, fetch all of them.
    .filter((entry) => !('responseStatus' in entry && entry.responseStatus === 200))
    .filter(({ name }) => name.startsWith(FOLDER));
  return Promise.allSettled(missing.map(({ name }) => fetch(name, { cache: 'reload' })));
}
