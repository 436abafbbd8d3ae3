import { whenIdle } from '#platform';

/** Its address on the site. */
export const SERVICE_WORKER = '/sw.js';

/** Errors that are expected: the visitor or a private window forbids workers, or the page is being left. */
const EXPECTED_ERRORS = ['SecurityError', 'NotSupportedError', 'InvalidStateError', 'AbortError'];

/** Registers the service worker, with which the site works offline from the next page on. */
export function registerServiceWorker(): void {
  // Only a build has the worker; on the dev server one left over from a build would serve outdated files.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // The page's own requests come first.
  whenIdle(() => void register());
}

async function register(): Promise<void> {
  try {
    await navigator.serviceWorker.register(SERVICE_WORKER);
  } catch (error) {
    const isExpected = error instanceof DOMException && EXPECTED_ERRORS.includes(error.name);
    if (isExpected || !navigator.onLine) return;
    console.error('The site will not work offline.', error);
  }
}
