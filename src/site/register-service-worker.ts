import { isSavingData, whenIdle } from '#platform';
import { registerWorker } from './offline/register-worker.ts';
import { storeInBackground } from './offline/store-in-background.ts';
import { storePage } from './offline/store-page.ts';
import { watchController, watchUpdates } from './offline/updates.ts';

/** Errors that are expected: the visitor or a private window forbids workers, or the page is being left. */
const EXPECTED_ERRORS = ['SecurityError', 'NotSupportedError', 'InvalidStateError', 'AbortError'];

/**
 * Registers the service worker, which stores what the site needs offline and brings new versions. A visitor who saves data gets none,
 * but keeps one that is there.
 */
export function registerServiceWorker(): void {
  // Only a build has the worker; on the dev server one left over from a build would serve outdated files.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const hasWorker = isControlled();
  if (hasWorker === undefined) return;
  if (isSavingData() && !hasWorker) return;
  watchController();
  // The page's own requests come first.
  whenIdle(() => void register(hasWorker && beginsVisit()));
}

/** Whether the visitor came here from elsewhere. Links from page to page, reloads and the back button go on with a visit. */
function beginsVisit(): boolean {
  const navigation = performance.getEntriesByType('navigation');
  const isRepeated = navigation.some((entry) => 'type' in entry && entry.type !== 'navigate');
  return !isRepeated && !document.referrer.startsWith(`${location.origin}/`);
}

/** Whether a worker has answered the request for this page; undefined in a sandbox, where asking throws. */
function isControlled(): boolean | undefined {
  try {
    return navigator.serviceWorker.controller !== null;
  } catch {
    return undefined;
  }
}

async function register(isReturn: boolean): Promise<void> {
  try {
    await registerWorker();
    const registration = await navigator.serviceWorker.ready;
    watchUpdates(registration);
    if (registration.active !== null && !isSavingData()) storePage(registration.active);
    storeInBackground(isReturn);
  } catch (error) {
    const isExpected = error instanceof DOMException && EXPECTED_ERRORS.includes(error.name);
    if (isExpected || !navigator.onLine) return;
    console.error('The site will not work offline.', error);
  }
}
