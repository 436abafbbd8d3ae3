import { listen } from './listen.ts';
import { withTimeout } from './with-timeout.ts';

/** The folder of all chunks. */
const FOLDER = import.meta.url.slice(0, import.meta.url.lastIndexOf('/') + 1);

const failures = new WeakSet<object>();
/** Settles when what did not come has been fetched again. */
let refetched: Promise<unknown> = Promise.resolve();

/**
 * Collects the errors that Vite reports for chunks that failed to load. Call it before the first
 * lazy import.
 */
export function watchMissingChunks(): void {
  listen(window, 'vite:preloadError', ({ payload }) => {
    failures.add(payload);
    refetched = withTimeout(refetch()).catch(() => undefined);
  });
}

/** Whether this is the error of a chunk that failed to load. */
export function isMissingChunk(error: unknown): boolean {
  return error instanceof Error && failures.has(error);
}

/** The result of an import; a chunk that fails is fetched past the cache and imported once more. */
export async function importTwice<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    if (!isMissingChunk(error)) throw error;
    await refetched;
    return load();
  }
}

/**
 * A host that says of the chunks' folder that nothing in it ever changes says so of a 404 as well,
 * which a browser may have got in the minute of a deployment.
 */
function refetch(): Promise<unknown> {
  const missing = performance
    .getEntriesByType('resource')
    // Where a browser does not know the status, all are fetched.
    .filter((entry) => !('responseStatus' in entry && entry.responseStatus === 200))
    .filter(({ name }) => name.startsWith(FOLDER));
  return Promise.allSettled(missing.map(({ name }) => fetch(name, { cache: 'reload' })));
}
